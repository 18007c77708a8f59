/**
 * Reads `--ui-paper`, the page's background colour, for the manifest and `theme-color`, which can't use CSS variables.
 *
 * @param tokens - the stylesheet that sets it, for light mode first
 */
export function readPaper(tokens: string): string {
  const [, paper] = /--ui-paper: (#[\da-f]{6});/i.exec(tokens) ?? [];
  if (paper) return paper;
  throw new Error('src/css/tokens.css should set --ui-paper as #rrggbb.');
}
