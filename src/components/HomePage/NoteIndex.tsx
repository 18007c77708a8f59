import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { useLazy, Button, ErrorNotice } from 'docusaurus-ui';
import type { HomeData } from './data.ts';
import { loadPages } from 'docusaurus-theme-search/client';
import { PAGE_LIST_ID } from 'docusaurus-theme-search/pageList';
import AreaSection from './AreaSection.tsx';
import styles from './styles.module.css';
import useFiltersInUrl from './useFiltersInUrl.ts';

/** Code and data that load only when a reader filters. */
async function loadFiltering() {
  const [filtered, data] = await Promise.all([
    import('./FilteredNotes.tsx'),
    loadPages(),
  ]);
  return { FilteredNotes: filtered.default, Filters: filtered.PageFilters, data };
}

/** All notes by area. The filters are stored in the URL. */
export default function NoteIndex({ areas }: Pick<HomeData, 'areas'>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { choice, isFiltering, choose, clear } = useFiltersInUrl();
  const { value: module, error, retry } = useLazy(loadFiltering, isOpen || isFiltering);
  useBrokenLinks().collectAnchor(PAGE_LIST_ID);
  return (
    // Links to a topic lead here.
    <div id={PAGE_LIST_ID} className={clsx(styles.notes, isFiltering && styles.filtered)}>
      <details
        className={styles.filters}
        open={isOpen || (isFiltering && !choice.topic)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Translate id="notes.home.filter">Filter the notes</Translate>
        </summary>
        {error && (
          <ErrorNotice onRetry={retry}>
            <Translate id="notes.home.filterFailed">The filters did not load.</Translate>
          </ErrorNotice>
        )}
        {module && (
          <module.Filters pages={module.data} choice={choice} onChoose={choose} />
        )}
      </details>
      {isFiltering && module ? (
        <module.FilteredNotes areas={areas} data={module.data} choice={choice}>
          <Button small onClick={clear}>
            <Translate id="notes.home.clear">Show all</Translate>
          </Button>
        </module.FilteredNotes>
      ) : (
        areas.map((area) => <AreaSection key={area.id} {...area} />)
      )}
    </div>
  );
}
