import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import { useLazyModule, Button, Failure } from 'docusaurus-ui';
import type { HomeArea } from '../../plugins/home/data';
import { loadNotes } from 'docusaurus-theme-search/client';
import Area from './Area';
import styles from './styles.module.css';
import useAddressChoice from './useAddressChoice';

/** Code and data that load only when a reader filters. */
async function loadFiltering() {
  const [filtered, data] = await Promise.all([import('./Filtered'), loadNotes()]);
  return { Filtered: filtered.default, Filters: filtered.NoteFilters, data };
}

/** All notes by area. Filters and sort order are stored in the URL. */
export default function NoteIndex({
  areas,
}: {
  readonly areas: readonly HomeArea[];
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { choice, order, isOn, choose, clear } = useAddressChoice();
  const { module, error, retry } = useLazyModule(loadFiltering, isOpen || isOn);
  useBrokenLinks().collectAnchor('notes');
  return (
    // Links to a topic lead here.
    <div id="notes" className={clsx(styles.notes, isOn && styles.chosen)}>
      <details
        className={styles.filters}
        open={isOpen || (isOn && !choice.topic)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Translate id="notes.home.filter">Filter and sort</Translate>
        </summary>
        {error && (
          <Failure onRetry={retry}>
            <Translate id="notes.home.filterFailed">The filters did not load.</Translate>
          </Failure>
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
      {isOn && (
        <Button small className={styles.clear} onClick={clear}>
          <Translate id="notes.home.clear">Show all</Translate>
        </Button>
      )}
      {isOn && module ? (
        <module.Filtered areas={areas} data={module.data} choice={choice} order={order} />
      ) : (
        areas.map((area) => <Area key={area.id} {...area} />)
      )}
    </div>
  );
}
