import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

import type { HomeArea } from '../../plugins/home/data';
import { isChosen, type Choice, type SearchNotes } from 'docusaurus-theme-search/client';
import Area from './Area';
import Sorted, { compareBy } from './Sorted';
import styles from './styles.module.css';
import type { Order } from './useAddressChoice';
import useCount from './useCount';

// Re-exported here, so that only readers who filter load it.
export { NoteFilters } from 'docusaurus-theme-search/client';

export type Props = {
  readonly areas: readonly HomeArea[];
  readonly data: SearchNotes;
  readonly choice: Choice;
  readonly order: Order | undefined;
};

/** The filtered notes: by area, or as one sorted list. */
export default function Filtered({ areas, data, choice, order }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const chosen = data.notes.filter((note) => isChosen(note, data.areas, choice));
  const count = useCount(chosen.length);
  const entriesOf = (name: string) =>
    chosen
      .filter(({ area }) => data.areas[area] === name)
      .sort(compareBy('title'))
      .map(({ path, ...note }) => ({ ...note, href: withBaseUrl(path) }));
  return (
    <>
      <div role="status">
        <h2 className={styles.title}>
          {choice.topic ? `${choice.topic} · ${count}` : count}
        </h2>
      </div>
      {order ? (
        <Sorted notes={chosen} areas={data.areas} order={order} />
      ) : (
        areas
          .map((area) => ({ ...area, entries: entriesOf(area.name) }))
          .filter(({ entries }) => entries.length > 0)
          .map((area) => (
            <Area
              key={area.id}
              {...area}
              best={[]}
              count={area.entries.length}
              list={undefined}
              isOpen
            />
          ))
      )}
    </>
  );
}
