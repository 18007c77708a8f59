import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import { formatDay } from 'notes-lint/client';
import type { SearchNote, SearchNotes } from 'docusaurus-theme-search/client';
import styles from './styles.module.css';
import type { Order } from './useFiltersInUrl';

export type Props = SearchNotes & { readonly order: Order };

/** Creates a comparator for the given order. */
export function compareBy(order: Order) {
  return (a: SearchNote, b: SearchNote): number =>
    (order === 'verified' ? (b.verified ?? '').localeCompare(a.verified ?? '') : 0) ||
    a.title.localeCompare(b.title, 'en', { numeric: true });
}

/** Notes in one list, each with its area and the date it was last verified. */
export default function SortedNotes({ notes, areas, order }: Props): ReactNode {
  return (
    <ol className={clsx('clean-list', styles.rows)}>
      {[...notes].sort(compareBy(order)).map(({ path, title, lang, area, verified }) => (
        <li key={path}>
          <Link to={`/${path}`} lang={lang}>
            {title}
          </Link>
          <span className={styles.detail}>
            {areas[area]}
            {verified && ' · '}
            {verified && <time dateTime={verified}>{formatDay(verified)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
