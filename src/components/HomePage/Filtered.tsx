import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type { HomeArea } from '../../plugins/home/data';
import { isChosen, type Choice, type SearchNotes } from 'docusaurus-theme-search/client';
import Area from './Area';
import Sorted from './Sorted';
import styles from './styles.module.css';
import type { Order } from './useAddressChoice';
import useCount from './useCount';

// Only readers who filter load it.
export { NoteFilters } from 'docusaurus-theme-search/client';

/** Props of the notes that were chosen. */
export type Props = {
  readonly areas: readonly HomeArea[];
  readonly data: SearchNotes;
  readonly choice: Choice;
  readonly order: Order | undefined;
};

/** The notes that were chosen: by area, or in one list in another order. */
export default function Filtered({ areas, data, choice, order }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const chosen = data.notes.filter((note) => isChosen(note, data.areas, choice));
  const count = useCount(chosen.length);
  const addresses = new Set(chosen.map(({ path }) => baseUrl + path));
  return (
    <>
      <p role="status" className={styles.status}>
        {count}
      </p>
      {order ? (
        <Sorted notes={chosen} areas={data.areas} order={order} />
      ) : (
        areas
          .map((area) => ({
            ...area,
            best: [],
            entries: area.entries.filter(({ href }) => addresses.has(href)),
          }))
          .filter(({ entries }) => entries.length > 0)
          .map((area) => <Area key={area.id} {...area} isOpen />)
      )}
    </>
  );
}
