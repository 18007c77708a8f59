import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

import type { HomeArea } from './data.ts';
import {
  matchesFilters,
  namesOf,
  type SelectedFilters,
  type SearchPages,
} from 'docusaurus-theme-search/client';
import AreaSection from './AreaSection.tsx';
import styles from './styles.module.css';
import useEntriesLabel from './useEntriesLabel.ts';

// Re-exported here, so that only readers who filter load it.
export { PageFilters } from 'docusaurus-theme-search/client';

type Props = {
  readonly areas: readonly HomeArea[];
  readonly data: SearchPages;
  readonly choice: SelectedFilters;
  /** A control beside the count. */
  readonly children: ReactNode;
};

/** The filtered notes by area. */
export default function FilteredNotes(props: Props): ReactNode {
  const { areas, data, choice, children } = props;
  const { withBaseUrl } = useBaseUrlUtils();
  const chosen = data.pages.filter((page) => matchesFilters(page, data.areas, choice));
  const count = useEntriesLabel(chosen.length);
  const entriesOf = (name: string) =>
    chosen
      .filter(({ area }) => data.areas[area] === name)
      .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
      .map(({ path, ...page }) => ({ ...page, href: withBaseUrl(path) }));
  return (
    <>
      <div className={styles.chosen}>
        <div role="status">
          <h2 className={styles.title}>
            {[...namesOf(choice, data), count].join(' · ')}
          </h2>
        </div>
        {children}
      </div>
      {areas
        .map((area) => ({ ...area, entries: entriesOf(area.name) }))
        .filter(({ entries }) => entries.length > 0)
        .map((area) => (
          <AreaSection
            key={area.id}
            {...area}
            featured={[]}
            count={area.entries.length}
            listHref={undefined}
          />
        ))}
    </>
  );
}
