import { type PageFile, parsePage } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, openPages } from './cache.ts';
import { openStamps } from './stamps.ts';

/** Looks up the verdicts of a page as its text stands; `undefined` when it was not checked. */
export type FindVerdicts = (file: PageFile) => readonly Verdict[] | undefined;

/** Opens what earlier checks found, without checking anything; later checks are seen too. */
export function readVerdicts(root: string, folder = cacheFolder(root)): FindVerdicts {
  const known = openPages(folder, openStamps(root));
  return (file) => {
    const page = parsePage(file);
    if (!known.get(page)) known.refresh();
    return known.get(page)?.verdicts;
  };
}
