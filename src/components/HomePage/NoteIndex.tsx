import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { useLazyModule, Button, ErrorNotice } from 'docusaurus-ui';
import type { HomeArea } from './data';
import { loadNotes } from 'docusaurus-theme-search/client';
import AreaSection from './AreaSection';
import styles from './styles.module.css';
import useFiltersInUrl from './useFiltersInUrl';

/** Code and data that load only when a reader filters. */
async function loadFiltering() {
  const [filtered, data] = await Promise.all([import('./FilteredNotes'), loadNotes()]);
  return { FilteredNotes: filtered.default, Filters: filtered.NoteFilters, data };
}

/** All notes by area. Filters and sort order are stored in the URL. */
export default function NoteIndex({
  areas,
}: {
  readonly areas: readonly HomeArea[];
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { choice, order, isFiltering, choose, clear } = useFiltersInUrl();
  const { module, error, retry } = useLazyModule(loadFiltering, isOpen || isFiltering);
  useBrokenLinks().collectAnchor('notes');
  return (
    // Links to a topic lead here.
    <div id="notes" className={clsx(styles.notes, isFiltering && styles.filtered)}>
      <details
        className={styles.filters}
        open={isOpen || (isFiltering && !choice.topic)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Translate id="notes.home.filter">Filter and sort</Translate>
          {Object.values(choice).map((value) => (
            <b key={value}> · {value}</b>
          ))}
        </summary>
        {error && (
          <ErrorNotice onRetry={retry}>
            <Translate id="notes.home.filterFailed">The filters did not load.</Translate>
          </ErrorNotice>
        )}
        {module && (
          <module.Filters notes={module.data} choice={choice} onChoose={choose}>
            <label>
              <Translate id="notes.home.order">Order</Translate>
              <select
                value={order ?? ''}
                onChange={({ target }) => choose('sort', target.value)}
              >
                <option value="">
                  {translate({ id: 'notes.home.byArea', message: 'by area' })}
                </option>
                <option value="title">
                  {translate({ id: 'notes.home.byTitle', message: 'by title' })}
                </option>
                <option value="verified">
                  {translate({
                    id: 'notes.home.byDay',
                    message: 'last verified first',
                  })}
                </option>
              </select>
            </label>
          </module.Filters>
        )}
      </details>
      {isFiltering && module ? (
        <module.FilteredNotes
          areas={areas}
          data={module.data}
          choice={choice}
          order={order}
        >
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
