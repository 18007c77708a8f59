/** One column of a result: its name and whether its values stand to the right. */
export type Column = { readonly name: string; readonly isNumber: boolean };

type Cell = string | null;

const WIDE = /\p{Script=Han}|\p{Script=Hangul}|[\u3000-\u30ff\uff01-\uff60]/u;

/** Columns of a terminal that a text takes; Han takes two each. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);
}

function linesOf(cell: Cell): string[] {
  return (cell ?? '').split('\n');
}

/** Fills a text up to a width; `share` of the space stands to its left. */
function pad(text: string, width: number, share: number): string {
  const space = width - widthOf(text);
  const left = Math.floor(space * share);
  return ' '.repeat(left) + text + ' '.repeat(space - left);
}

/** A row may take several lines; psql marks with + that a cell goes on below. */
function drawRow(row: readonly Cell[], columns: readonly Column[], widths: number[]) {
  const cells = row.map(linesOf);
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ isNumber }, place) => {
        const lines = cells[place] ?? [];
        const mark = line + 1 < lines.length ? '+' : ' ';
        return ` ${pad(lines[line] ?? '', widths[place] ?? 0, isNumber ? 1 : 0)}${mark}`;
      })
      .join('|')
      .trimEnd(),
  );
}

/** Draws a result as psql's aligned format does, without the line that counts the rows. */
export function psqlTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
) {
  const widths = columns.map(({ name }, place) => {
    const cells = rows.flatMap((row) => linesOf(row[place] ?? null));
    return Math.max(widthOf(name), ...cells.map(widthOf));
  });
  const head = columns.map(
    ({ name }, place) => ` ${pad(name, widths[place] ?? 0, 1 / 2)} `,
  );
  const rule = widths.map((width) => '-'.repeat(width + 2));
  const body = rows.flatMap((row) => drawRow(row, columns, widths));
  return [head.join('|').trimEnd(), rule.join('+'), ...body].join('\n');
}
