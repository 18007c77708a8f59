import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Build } from './builds.ts';

/**
 * Lists the pages of a build by its sitemap, in an order that does not change.
 *
 * @param build - the build
 * @returns decoded paths below the base path, without a slash at the start: `docs/intro`
 */
export function listPages({ directory, baseUrl }: Build): string[] {
  const sitemap = readFileSync(path.join(directory, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const paths = addresses.map((address) => {
    const { pathname } = new URL(address ?? '');
    return decodeURIComponent(pathname.slice(baseUrl.length));
  });
  if (paths.length === 0) throw new Error(`${directory}/sitemap.xml lists no page.`);
  return paths.sort();
}
