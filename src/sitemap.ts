import type * as Preset from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';

import { readHistory } from 'notes-lint';

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
 * Says in the sitemap when each page last changed. Docusaurus' own `lastmod` asks git once for each
 * page, and fails where a file isn't below the folder that the build was started in.
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
