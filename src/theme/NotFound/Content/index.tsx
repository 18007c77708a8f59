// Change: own words, two ways on, and the page's title: below /docs upstream draws this alone.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';

import SearchField from '../../../components/SearchField';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props) {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
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
