import stringWidth from 'string-width';

/** A result column: its name, and whether its values are right-aligned. */
type Column = { readonly name: string; readonly isNumber: boolean };

type Cell = string | null;

function linesOf(cell: Cell): string[] {
  return (cell ?? '').split('\n');
}

/** Pads a string to a width; `share` is the part of the padding that goes on the left. */
function pad(text: string, width: number, share: number): string {
  const space = width - stringWidth(text);
  const left = Math.floor(space * share);
  return ' '.repeat(left) + text + ' '.repeat(space - left);
}

/** A row may take several lines; psql marks a cell that continues with a +. */
function formatRow(row: readonly Cell[], columns: readonly Column[], widths: number[]) {
  const cells = row.map(linesOf);
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ isNumber }, index) => {
        const lines = cells[index] ?? [];
        const mark = line + 1 < lines.length ? '+' : ' ';
        return ` ${pad(lines[line] ?? '', widths[index] ?? 0, isNumber ? 1 : 0)}${mark}`;
      })
      .join('|')
      .trimEnd(),
  );
}

/** Formats a result in psql's aligned format, without the row count. */
export function formatPsqlTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
) {
  const widths = columns.map(({ name }, index) => {
    const cells = rows.flatMap((row) => linesOf(row[index] ?? null));
    return Math.max(...[name, ...cells].map((text) => stringWidth(text)));
  });
  const head = columns.map(
    ({ name }, index) => ` ${pad(name, widths[index] ?? 0, 1 / 2)} `,
  );
  const rule = widths.map((width) => '-'.repeat(width + 2));
  const body = rows.flatMap((row) => formatRow(row, columns, widths));
  return [head.join('|').trimEnd(), rule.join('+'), ...body].join('\n');
}
