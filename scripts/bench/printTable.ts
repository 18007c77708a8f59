/**
 * Prints rows in columns, the first one left-aligned and the others right-aligned.
 *
 * @param rows - the header row first
 */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const [first = '', ...others] of rows) {
    const cells = others.map((cell, place) => cell.padStart(widthOf(place + 1)));
    console.log([first.padEnd(widthOf(0)), ...cells].join('  ').trimEnd());
  }
}
