import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { toPlain, wordsOf } from '../../density/index.ts';
import type { Check } from '../rule.ts';
import { lineOf } from '../nodes.ts';
import { cellsOf } from '../view.ts';

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
export const checkTableColumns: Check = ({ tables }) => {
  const wide = tables
    .map((table) => ({ line: lineOf(table), columns: columnsOf(table) }))
    .filter(({ columns }) => columns > MOST_COLUMNS);
  return wide
    .filter(({ columns }, index) => columns > MOST_COLUMNS_ONCE || index > 0)
    .map(({ line, columns }) => ({
      line,
      message: `The table has ${columns} columns; one has at most ${MOST_COLUMNS}, and one table of a note at most ${MOST_COLUMNS_ONCE}.`,
      remedy:
        'Drop the columns that decide nothing, turn columns into rows, or say it in prose.',
    }));
};

function lengthOf(cell: TableCell, isChinese: boolean): number {
  return wordsOf(toPlain(cell).text, isChinese ? 'zh' : 'en').length;
}

/** A cell holds one fact in a few words; what explains is prose. */
export const checkCellLength: Check = ({ tables, isChinese }) => {
  const most = isChinese ? MOST_CELL_CHARACTERS : MOST_CELL_WORDS;
  const unit = isChinese ? 'characters' : 'words';
  return tables.flatMap(cellsOf).flatMap((cell) => {
    const length = lengthOf(cell, isChinese);
    if (length <= most) return [];
    return {
      line: lineOf(cell),
      message: `The cell "${startOf(cell)}" has ${length} ${unit}; one has at most ${most}.`,
      remedy: 'Keep the fact, and move reason and exception into a sentence.',
    };
  });
};

/** A cell leads to one place. */
export const checkCellLinks: Check = ({ tables }) =>
  tables.flatMap(cellsOf).flatMap((cell) => {
    const { links } = toPlain(cell);
    if (links <= 1) return [];
    return {
      line: lineOf(cell),
      message: `The cell "${startOf(cell)}" has ${links} links; one has at most one.`,
      remedy: 'Keep the link that settles the cell, and cite the others in a sentence.',
    };
  });

/** An empty cell could mean anything. */
export const checkTableCells: Check = ({ tables, isChinese }) =>
  tables.flatMap((table) => {
    const columns = columnsOf(table);
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
