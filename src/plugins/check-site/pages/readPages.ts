import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from './listPages.ts';
import { readPage } from './readPage.ts';

/** A built page: what it links to, and what can be linked to in it. */
export type BuiltPage = Page & ReturnType<typeof readPage>;

/** Where the build stands. */
type BuildPlace = { readonly outDir: string; readonly baseUrl: string };

/** The file in the build that a host answers an address with. */
export function builtFile({ outDir, baseUrl }: BuildPlace, pathname: string): string {
  const file = path.join(outDir, pathname.slice(baseUrl.length));
  const pages = [`${file}.html`, path.join(file, 'index.html')];
  return pages.find((page) => existsSync(page)) ?? file;
}

/**
 * Reads every page of a build. It reads all at once, because other plugins rewrite the pages in
 * the very hook this is called from.
 *
 * @param pages - the pages of the site
 * @param place - where the build stands
 */
export function readPages(pages: readonly Page[], place: BuildPlace): BuiltPage[] {
  return pages.flatMap((page) => {
    const file = builtFile(place, page.path);
    if (!file.endsWith('.html') || !existsSync(file)) return [];
    return { ...page, ...readPage(readFileSync(file, 'utf8')) };
  });
}
