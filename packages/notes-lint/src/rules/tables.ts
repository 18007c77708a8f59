import type { TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { type Check, checkEach } from './engine/findings.ts';

/** A row has no more cells than the header, which would not be shown. */
export const checkTableForm: Check = ({ all }) =>
  all('table').flatMap(({ children: rows }) => {
    const columns = rows[0]?.children.length ?? 0;
    return checkEach(rows, (row) => {
      if (row.children.length <= columns) return undefined;
      return [
        `The row has ${row.children.length} cells, but the table header has ${columns}; the extra ones aren't shown.`,
        'Delete the cell, add a column to the header, or escape a | in a cell as \\|, in code too.',
      ];
    });
  });

function isEmpty(cell: TableCell | undefined): boolean {
  const shows = cell?.children.some(
    ({ type }) => type === 'image' || type === 'mdxJsxTextElement',
  );
  return !cell || (!shows && toString(cell).trim() === '');
}

/** An empty cell is ambiguous; the first of a table is reported. */
export const checkTableCells: Check = ({ all, isChinese }) =>
  all('table').flatMap(({ children: rows }) => {
    const columns = rows[0]?.children ?? [];
    const found = checkEach(rows, (row, index) => {
      // The corner between two headers may be empty.
      const empty = columns.findIndex(
        (_, column) => index + column > 0 && isEmpty(row.children[column]),
      );
      if (empty === -1) return undefined;
      return [
        `Cell ${empty + 1} of the table row is empty; readers can't tell whether it means none or unknown.`,
        `Write ${isChinese ? '无' : 'none'}, or the value.`,
      ];
    });
    return found.slice(0, 1);
  });
