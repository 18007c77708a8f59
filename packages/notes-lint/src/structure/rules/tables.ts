import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { toPlain, wordsOf } from '../../density/index.ts';
import { type Check, each, findingAt } from '../rule.ts';

const MOST_COLUMNS = 4;
const MOST_COLUMNS_ONCE = 6;
const MOST_CELL_WORDS = 15;
const MOST_CELL_CHARACTERS = 30;
const SHOWN = 30;

function columnsOf(table: Table): number {
  return table.children[0]?.children.length ?? 0;
}

/** The beginning of a cell, by which an author finds it in its row. */
function startOf(cell: TableCell): string {
  const text = toString(cell).trim();
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function isEmpty(cell: TableCell | undefined): boolean {
  if (!cell) return true;
  const shows = cell.children.some(
    ({ type }) => type === 'image' || type === 'mdxJsxTextElement',
  );
  return !shows && toString(cell).trim() === '';
}

/** A table fits the width of the text; one of a note may be wider. */
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

/** A cell holds one fact in a few words; what explains is prose. */
export const checkCellLength: Check = ({ all, isChinese }) => {
  const most = isChinese ? MOST_CELL_CHARACTERS : MOST_CELL_WORDS;
  const unit = isChinese ? 'characters' : 'words';
  return each(all('tableCell'), (cell) => {
    const { length } = wordsOf(toPlain(cell).text, isChinese ? 'zh' : 'en');
    if (length <= most) return undefined;
    return [
      `The cell "${startOf(cell)}" has ${length} ${unit}; one has at most ${most}.`,
      'Keep the fact, and move reason and exception into a sentence.',
    ];
  });
};

/** A cell leads to one place. */
export const checkCellLinks: Check = ({ all }) =>
  each(all('tableCell'), (cell) => {
    const { links } = toPlain(cell);
    if (links <= 1) return undefined;
    return [
      `The cell "${startOf(cell)}" has ${links} links; one has at most one.`,
      'Keep the link that settles the cell, and cite the others in a sentence.',
    ];
  });

/** An empty cell could mean anything. */
export const checkTableCells: Check = ({ tables, isChinese }) =>
  tables.flatMap((table) => {
    const columns = Array.from({ length: columnsOf(table) }, (_, column) => column);
    return each(table.children, (row) => {
      const empty = columns.find((column) => isEmpty(row.children[column]));
      if (empty === undefined) return undefined;
      return [
        `Cell ${empty + 1} of the table row is empty; a reader cannot tell nothing from not known.`,
        `Write ${isChinese ? '无' : 'none'}, or what is true.`,
      ];
    });
  });

/** A table has rows, and each of them the cells of its head. */
export const checkTableForm: Check = ({ tables }) =>
  tables.flatMap((table) => {
    const columns = columnsOf(table);
    if (table.children.length === 1)
      return findingAt(table, [
        'The table has a head and no rows.',
        'Add the rows, or take the table out.',
      ]);
    const long = table.children.filter(({ children }) => children.length > columns);
    const isBare = table.children.every((row) =>
      row.children.every((cell) => cell.children.length === 0),
    );
    return [
      ...each(long, ({ children }) => [
        `The row has ${children.length} cells, the head of the table ${columns}; what is beyond is not shown.`,
        'Take the cell out, add a column to the head, or escape a bar within a cell as \\|.',
      ]),
      ...each(isBare ? [table] : [], () => [
        'The table is empty.',
        'Fill it, or take it out.',
      ]),
    ];
  });
