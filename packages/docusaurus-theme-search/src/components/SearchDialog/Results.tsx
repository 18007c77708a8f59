import type { MouseEvent } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';

import {
  highlightMatches,
  type IsMatch,
  type TextPiece,
} from '../../engine/highlight.ts';
import type { Group, Row } from './groupRows.ts';
import styles from './styles.module.css';

/** Text with the query's words highlighted. */
function Pieces({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}

type Props = {
  readonly id: string;
  readonly groups: readonly Group[];
  /** What matches the query, which is highlighted. */
  readonly isMatch: IsMatch;
  /** Id of the row that the arrow keys have selected. */
  readonly active: string | undefined;
  readonly idOf: (row: Row) => string;
  readonly onChoose: (event: MouseEvent) => void;
};

/**
 * The results, grouped by area. Focus stays in the field, which points to the active row
 * (`aria-activedescendant`).
 */
export default function Results({ id, groups, isMatch, active, idOf, onChoose }: Props) {
  const option = (row: Row) => (
    <Link
      key={row.key}
      role="option"
      id={idOf(row)}
      to={`/${row.key}`}
      lang={row.lang}
      tabIndex={-1}
      aria-selected={idOf(row) === active}
      className={clsx(styles.row, row.isHeading && styles.heading)}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <Pieces pieces={highlightMatches(row.title, isMatch)} />
      </span>
      {row.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Pieces pieces={row.excerpt} />
        </span>
      )}
    </Link>
  );
  return (
    <div
      role="listbox"
      id={id}
      aria-label={translate({ id: 'theme.search.results', message: 'Results' })}
    >
      {groups.map(({ name, rows }, index) => (
        <div key={name} role="group" aria-labelledby={`${id}-${index}`}>
          <div role="presentation" id={`${id}-${index}`} className={styles.area}>
            {name}
          </div>
          {rows.map(option)}
        </div>
      ))}
    </div>
  );
}
