import { toString } from 'mdast-util-to-string';

import { type Check, findingAt } from '../rule.ts';
import { cellsOf } from '../view.ts';

/** A table has rows, and each of them the cells of its head. */
export const checkTableForm: Check = ({ tables }) =>
  tables.flatMap((table) => {
    const [head, ...rows] = table.children;
    const columns = head?.children.length ?? 0;
    if (rows.length === 0) {
      return [
        findingAt(
          table,
          'The table has a head and no rows.',
          'Add the rows, or take the table out.',
        ),
      ];
    }
    const long = rows.filter((row) => row.children.length > columns);
    const isBare = columns > 0 && head !== undefined && toString(head).trim() === '';
    return [
      ...long.map((row) =>
        findingAt(
          row,
          `The row has ${row.children.length} cells, the head of the table ${columns}; what is beyond is not shown.`,
          'Take the cell out, add a column to the head, or escape a bar within a cell as \\|.',
        ),
      ),
      ...(isBare && cellsOf(table).every(({ children }) => children.length === 0)
        ? [findingAt(table, 'The table is empty.', 'Fill it, or take it out.')]
        : []),
    ];
  });
