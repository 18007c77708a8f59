import type * as Preset from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';

import { readHistory } from 'mdx-source';

type Sitemap = Exclude<Preset.Options['sitemap'], false | undefined>;
type CreateItems = NonNullable<Sitemap['createSitemapItems']>;

/** The file behind each route, relative to the project's root. */
function listFiles(routes: readonly RouteConfig[]): [path: string, file: string][] {
  return routes.flatMap(({ path, metadata, routes: below = [] }) => [
    ...(metadata?.sourceFilePath
      ? [[path, metadata.sourceFilePath] as [string, string]]
      : []),
    ...listFiles(below),
  ]);
}

/**
 * Adds to the sitemap when each page last changed. Docusaurus' own `lastmod` calls git once for each
 * page, and fails for a file outside the working directory of the build.
 *
 * @param root - the project's root
 */
export function datedSitemap(root: string): CreateItems {
  return async ({ defaultCreateSitemapItems, ...rest }) => {
    const items = await defaultCreateSitemapItems(rest);
    const files = new Map(listFiles(rest.routes));
    const history = readHistory(root);
    return items.map((item) => {
      const file = files.get(decodeURI(new URL(item.url).pathname));
      return { ...item, lastmod: history.get(file ?? '')?.date ?? null };
    });
  };
}
