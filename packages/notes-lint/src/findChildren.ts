import path from 'node:path';

/** Folders whose index stands for a whole area; its notes are reached through their own indexes. */
function isIndex(file: string): boolean {
  return /^docs\/.*\/index\.mdx?$/.test(file);
}

/**
 * The notes that stand in the same folder as an index note, which it has to link.
 *
 * @param files - all notes of the site
 * @returns names by index note; notes that are no index have none
 */
export function findChildren(
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const others = files.filter((file) => !isIndex(file));
  const besides = (index: string) =>
    others
      .filter((file) => path.posix.dirname(file) === path.posix.dirname(index))
      .map((file) => path.posix.basename(file));
  return new Map(files.filter(isIndex).map((index) => [index, besides(index)]));
}
