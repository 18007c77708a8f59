import { type PageFile, parsePage } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, openPages } from './cache.ts';
import { openStamps } from './stamps.ts';

/**
 * Looks up the verdicts for the current source of a page; `undefined` if it hasn't been
 * checked.
 */
export type FindVerdicts = (file: PageFile) => readonly Verdict[] | undefined;

/**
 * Opens the results of earlier checks without checking anything; picks up later checks
 * too.
 */
export function readVerdicts(root: string, folder = cacheFolder(root)): FindVerdicts {
  const known = openPages(folder, openStamps(root));
  return (file) => {
    const page = parsePage(file);
    if (!known.get(page)) known.refresh();
    return known.get(page)?.verdicts;
  };
}
