import stringWidth from 'string-width';

/** A result column: its name, and whether its values are right-aligned. */
type Column = { readonly name: string; readonly isNumber: boolean };

/** Pads a string to a width; `share` is the part of the padding that goes on the left. */
function pad(text: string, width: number, share: number): string {
  const space = width - stringWidth(text);
  const left = Math.floor(space * share);
  return ' '.repeat(left) + text + ' '.repeat(space - left);
}

/** Formats a result in psql's aligned format, without the row count. */
export function formatPsqlTable(
  columns: readonly Column[],
  rows: readonly (readonly (string | null)[])[],
) {
  const lines = columns.map(({ name, isNumber }, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const width = Math.max(...[name, ...cells].map((text) => stringWidth(text)));
    const body = cells.map((cell) => ` ${pad(cell, width, isNumber ? 1 : 0)} `);
    return [` ${pad(name, width, 1 / 2)} `, '-'.repeat(width + 2), ...body];
  });
  const join = (at: number, separator: string) =>
    lines
      .map((column) => column[at] ?? '')
      .join(separator)
      .trimEnd();
  return ['', '', ...rows].map((_, at) => join(at, at === 1 ? '+' : '|')).join('\n');
}
