import type { NotePage } from './toPages.ts';

/**
 * Finds links to a note that doesn't link back. Indexes are left out, because they link to all their notes.
 *
 * @param pages - all of the site's
 * @param linkedFrom - URLs of the pages that link to a page, by its file
 * @returns the files of both notes
 */
export function findOneWayPairs(
  pages: readonly NotePage[],
  linkedFrom: ReadonlyMap<string, readonly string[]>,
): { readonly from: string; readonly to: string }[] {
  const notes = pages.filter(({ file }) => !/\/index\.mdx?$/.test(file));
  return notes.flatMap((to) =>
    notes
      .filter((from) => linkedFrom.get(to.file)?.includes(from.permalink))
      .filter((from) => !linkedFrom.get(from.file)?.includes(to.permalink))
      .map((from) => ({ from: from.file, to: to.file })),
  );
}
