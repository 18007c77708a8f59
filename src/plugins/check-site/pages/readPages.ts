import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from './listPages.ts';
import { readPage, type BuiltPage } from './readPage.ts';

/** Where the build stands. */
export type BuildPlace = { readonly outDir: string; readonly baseUrl: string };

/** The file in the build that a host answers an address with. */
export function builtFile({ outDir, baseUrl }: BuildPlace, pathname: string): string {
  const file = path.join(outDir, pathname.slice(baseUrl.length));
  if (existsSync(`${file}.html`)) return `${file}.html`;
  return existsSync(path.join(file, 'index.html')) ? path.join(file, 'index.html') : file;
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
    return [{ ...page, ...readPage(readFileSync(file, 'utf8')) }];
  });
}
