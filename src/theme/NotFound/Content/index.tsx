// Change: own copy, a search for the words in the URL, the nearest notes, and the page's title, because
// below /docs upstream renders only this component.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';

import { SearchField } from 'docusaurus-theme-search/client';
import { useLazy } from 'docusaurus-ui';
import styles from './styles.module.css';

/** Loaded on demand, because this page is in every note's chunk and few readers see it. */
const loadNearest = () => import('docusaurus-theme-search/nearest');

export default function NotFoundContent({ className }: Props) {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const path = useLocation().pathname.replace(useBaseUrl('/'), '');
  const { value: nearest } = useLazy(loadNearest, true);
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1>{title}</h1>
      <p className="notes-lede">
        <Translate id="notes.notFound.reason">
          There’s no page at this URL. The note may have moved, or the link has a typo.
        </Translate>
      </p>
      {nearest ? <nearest.default path={path} /> : <SearchField size="page" />}
      <p className={styles.ways}>
        <Link to="/">
          <Translate id="notes.notFound.home">Go to the home page</Translate>
        </Link>
      </p>
    </main>
  );
}
