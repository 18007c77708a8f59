import type { TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { type Check, checkEach } from './engine/findings.ts';
import { nodesIn, sourceOf } from '../view/nodes.ts';
import type { NoteView } from '../view/noteView.ts';

/** The rows whose code is cut in two, because a | ends a cell even between backticks. */
export function findCutRows({ all, parsed }: Pick<NoteView, 'all' | 'parsed'>) {
  return all('tableRow').filter((row) => {
    const texts = nodesIn(row, 'text').map((text) => sourceOf(parsed, text));
    return texts.filter((text) => /(?<!\\)`/.test(text)).length > 1;
  });
}

/** A row has no more cells than the header, which would not be shown. */
export const checkTableForm: Check = ({ all, parsed }) => {
  const cut = findCutRows({ all, parsed });
  return all('table').flatMap(({ children: rows }) => {
    const columns = rows[0]?.children.length ?? 0;
    return checkEach(rows, (row) => {
      if (cut.includes(row))
        return [
          'A | inside code ends the cell, so the code is cut in two.',
          'Write \\| for it, between backticks too.',
        ];
      if (row.children.length <= columns) return undefined;
      return [
        `The row has ${row.children.length} cells, but the table header has ${columns}; the extra ones aren't shown.`,
        'Delete the cell, add a column to the header, or escape a | in a cell as \\|.',
      ];
    });
  });
};

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
