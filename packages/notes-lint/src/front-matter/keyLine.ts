import type { Page } from 'mdx-source';

/** Line of the file with a front matter key; 1 if the key is missing. */
export function keyLine(
  { source, lineOffset }: Pick<Page, 'source' | 'lineOffset'>,
  key: string,
): number {
  const lines = source.split('\n', lineOffset);
  return Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);
}
