import { useId, type MouseEvent } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

import { markWords } from '../../plugins/search/engine/marks';
import type { Group, Row } from './groupRows';
import Pieces from './Pieces';
import styles from './styles.module.css';

type Shared = {
  readonly query: string;
  /** Id of the row that keys have led to. */
  readonly active: string | undefined;
  readonly idOf: (row: Row) => string;
  readonly onChoose: (event: MouseEvent) => void;
};

/** Props of the list of results. */
export type Props = Shared & { readonly id: string; readonly groups: readonly Group[] };

function Option({ row, ...shared }: Shared & { readonly row: Row }) {
  const { query, active, idOf, onChoose } = shared;
  const id = idOf(row);
  return (
    <Link
      role="option"
      id={id}
      to={row.to}
      lang={row.lang}
      tabIndex={-1}
      aria-selected={id === active}
      className={clsx(styles.row, row.isHeading && styles.heading)}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <Pieces pieces={markWords(row.title, query)} />
      </span>
      {row.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Pieces pieces={row.excerpt} />
        </span>
      )}
    </Link>
  );
}

function Rows({ group, ...shared }: Shared & { readonly group: Group }) {
  const name = useId();
  return (
    <div role="group" aria-labelledby={name}>
      <div role="presentation" id={name} className={styles.area}>
        {group.name}
      </div>
      {group.rows.map((row) => (
        <Option key={row.key} row={row} {...shared} />
      ))}
    </div>
  );
}

/** What was found, by area. The focus stays in the field, which names the active row. */
export default function Results({ id, groups, ...shared }: Props) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={translate({ id: 'notes.search.results', message: 'Results' })}
    >
      {groups.map((group) => (
        <Rows key={group.name} group={group} {...shared} />
      ))}
    </div>
  );
}
