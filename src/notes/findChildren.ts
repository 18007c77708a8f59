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
  const byFolder = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    const names = byFolder.get(folder) ?? [];
    if (!isIndex(file)) names.push(path.posix.basename(file));
    byFolder.set(folder, names);
  }
  return new Map(
    files
      .filter(isIndex)
      .map((file) => [file, byFolder.get(path.posix.dirname(file)) ?? []]),
  );
}
