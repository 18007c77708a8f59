import type { Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { type Check, each, findingAt } from '../rule.ts';

const MOST_COLUMNS = 4;
const MOST_COLUMNS_ONCE = 6;

function columnsOf(table: Table): number {
  return table.children[0]?.children.length ?? 0;
}

function isEmpty(cell: TableCell | undefined): boolean {
  if (!cell) return true;
  const shows = cell.children.some(
    ({ type }) => type === 'image' || type === 'mdxJsxTextElement',
  );
  return !shows && toString(cell).trim() === '';
}

/** A table fits the width of the text; only the first one of a note may be wider. */
export const checkTableColumns: Check = ({ tables }) =>
  each(
    tables.filter((table) => columnsOf(table) > MOST_COLUMNS),
    (table, index) => {
      const columns = columnsOf(table);
      if (columns <= MOST_COLUMNS_ONCE && index === 0) return undefined;
      return [
        `The table has ${columns} columns; one has at most ${MOST_COLUMNS}, and one table of a note at most ${MOST_COLUMNS_ONCE}.`,
        'Drop the columns that decide nothing, turn columns into rows, or say it in prose.',
      ];
    },
  );

/** An empty cell is ambiguous; the first of a table is reported. */
export const checkTableCells: Check = ({ tables, isChinese }) =>
  tables.flatMap((table) => {
    const columns = Array.from({ length: columnsOf(table) }, (_, column) => column);
    // The corner between two headers may be empty.
    const emptyOf = (row: TableRow, index: number) =>
      columns.find(
        (column) => isEmpty(row.children[column]) && (index > 0 || column > 0),
      );
    const first = table.children.findIndex(
      (row, index) => emptyOf(row, index) !== undefined,
    );
    return each(table.children, (row, index) => {
      const empty = emptyOf(row, index);
      if (empty === undefined || index !== first) return undefined;
      return [
        `Cell ${empty + 1} of the table row is empty; readers can't tell whether it means none or unknown.`,
        `Write ${isChinese ? '无' : 'none'}, or the value.`,
      ];
    });
  });

/** A table has rows, and each row has as many cells as the header. */
export const checkTableForm: Check = ({ tables }) =>
  tables.flatMap((table) => {
    const columns = columnsOf(table);
    if (table.children.length === 1)
      return findingAt(table, [
        'The table has a header but no rows.',
        'Add rows, or delete the table.',
      ]);
    const long = table.children.filter(({ children }) => children.length > columns);
    const isBare = table.children.every((row) =>
      row.children.every((cell) => cell.children.length === 0),
    );
    return [
      ...each(long, ({ children }) => [
        `The row has ${children.length} cells, but the table header has ${columns}; the extra ones aren't shown.`,
        'Delete the cell, add a column to the header, or escape a | in a cell as \\|.',
      ]),
      ...each(isBare ? [table] : [], () => [
        'The table is empty.',
        'Fill it in, or delete it.',
      ]),
    ];
  });
