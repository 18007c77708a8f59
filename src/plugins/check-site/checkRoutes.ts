import type { RouteConfig } from '@docusaurus/types';

import type { Finding } from './report.ts';

/** A page of the site and its source file. */
export type Page = {
  /** Includes the base URL. */
  readonly path: string;
  /** The source file, if the build knows it. */
  readonly source: string;
};

/**
 * The pages of the site: routes without child routes.
 *
 * @param routes - the site's nested routes
 */
export function listPages(routes: readonly RouteConfig[]): Page[] {
  return routes.flatMap((route) =>
    route.routes
      ? listPages(route.routes)
      : [{ path: route.path, source: route.metadata?.sourceFilePath ?? 'a plugin' }],
  );
}

/**
 * Finds pages that are written to the same file: `/x` twice, or both `/x` and `/x/`, which
 * Docusaurus doesn't detect. One page overwrites the other.
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
