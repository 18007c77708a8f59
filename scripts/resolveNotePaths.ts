import path from 'node:path';

import { listPageFiles, relativePath } from 'mdx-source';

/**
 * Resolves command-line arguments to notes: a file names one note, a folder all notes in
 * it.
 *
 * @param siteDir - the site's folder, which the arguments are relative to
 * @param args - files and folders; all notes of the site if there are none
 * @returns paths relative to the site's folder, without duplicates
 * @throws Error if arguments match no note; the message lists each of them
 */
export function resolveNotePaths(siteDir: string, args: readonly string[]): string[] {
  const notes = listPageFiles(siteDir);
  if (args.length === 0) return notes;
  const unknown: string[] = [];
  const named = args.flatMap((arg) => {
    const file = relativePath(siteDir, path.resolve(siteDir, arg));
    const found = notes.filter((note) => note === file || note.startsWith(`${file}/`));
    if (found.length === 0)
      unknown.push(`${file} is neither a note nor a folder with notes.`);
    return found;
  });
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  return [...new Set(named)];
}
