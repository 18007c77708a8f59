import type { RouteConfig } from '@docusaurus/types';

import type { Finding } from './report.ts';

/** A page of the site and the file it was written in. */
export type Page = {
  /** Base path included. */
  readonly path: string;
  /** As far as the build knows. */
  readonly source: string;
};

/**
 * The pages of the site: routes that have no routes of their own.
 *
 * @param routes - the site's routes, nested as the router has them
 */
export function listPages(routes: readonly RouteConfig[]): Page[] {
  return routes.flatMap((route) =>
    route.routes
      ? listPages(route.routes)
      : [{ path: route.path, source: route.metadata?.sourceFilePath ?? 'a plugin' }],
  );
}

/**
 * Finds pages that are written to the same file: `/x` twice, and `/x` beside `/x/`, which
 * Docusaurus does not see. One of them is lost.
 *
 * @param pages - all pages of the site
 */
export function checkRoutes(pages: readonly Page[]): Finding[] {
  const byFile = new Map<string, Page[]>();
  for (const page of pages) {
    const key = page.path.replace(/\/$/, '');
    byFile.set(key, [...(byFile.get(key) ?? []), page]);
  }
  return [...byFile.values()]
    .filter((same) => same.length > 1)
    .map((same) => {
      const names = same.map(({ path, source }) => `${path} (${source})`).join(' and ');
      return {
        file: same[0]?.source ?? '',
        rule: 'routes/duplicate',
        message: `${same.length} pages are written to one address, and only one is kept: ${names}`,
        remedy: `rename or remove one of the files, or give it another slug, then run npm run build`,
      };
    });
}
