import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Build } from './builds.ts';

/** One address of each kind of page, the not-found page included. */
export const PAGES_OF_EACH_KIND = [
  '',
  'docs/tech-notes/api/idempotency',
  'docs/tech-notes/http/dns',
  'docs/book-notes/人性的弱点',
  'docs/category/hooks',
  'docs/tech-notes/lib-n-framework/react/hooks/useImperativeHandle',
  'docs/tutorial-basics/markdown-features',
  'blog',
  'blog/welcome',
  'blog/archive',
  'blog/tags',
  'markdown-page',
  'no-such-page',
];

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
