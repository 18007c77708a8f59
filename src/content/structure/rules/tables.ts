import type { TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { Check } from '../rule.ts';
import { lineOf } from '../view.ts';

const MOST_COLUMNS = 6;

function isEmpty(cell: TableCell | undefined): boolean {
  if (!cell) return true;
  const shows = cell.children.some(
    ({ type }) => type === 'image' || type === 'mdxJsxTextElement',
  );
  return !shows && toString(cell).trim() === '';
}

/** A table fits the width of the text. */
export const checkTableColumns: Check = ({ tables }) =>
  tables
    .map((table) => ({
      line: lineOf(table),
      columns: table.children[0]?.children.length ?? 0,
    }))
    .filter(({ columns }) => columns > MOST_COLUMNS)
    .map(({ line, columns }) => ({
      line,
      message: `The table has ${columns} columns; one has at most ${MOST_COLUMNS}.`,
      remedy: 'Split the table, or turn columns into rows.',
    }));

/** An empty cell could mean anything. */
export const checkTableCells: Check = ({ tables, isChinese }) =>
  tables.flatMap((table) => {
    const columns = table.children[0]?.children.length ?? 0;
    return table.children.flatMap((row) => {
      const cells = Array.from({ length: columns }, (_, column) => row.children[column]);
      const empty = cells.findIndex(isEmpty);
      if (empty === -1) return [];
      return {
        line: lineOf(row),
        message: `Cell ${empty + 1} of the table row is empty; a reader cannot tell nothing from not known.`,
        remedy: `Write ${isChinese ? '无' : 'none'}, or what is true.`,
      };
    });
  });
