// Change: own words and two ways on.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';

import SearchField from '../../../components/SearchField';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx(styles.page, className)}>
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="notes.notFound.reason">
          Nothing is published at this address. The note may have moved, or the link that
          led here has a typing error.
        </Translate>
      </p>
      <SearchField size="page" />
      <p className={styles.ways}>
        <Link to="/">
          <Translate id="notes.notFound.home">Go to the home page</Translate>
        </Link>
      </p>
    </main>
  );
}
