import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import type { DocsFacts } from './docsFacts.ts';

type NavbarItem = { readonly type?: string; readonly items?: readonly NavbarItem[] };

/** Generated modules, of which a browser needs a part, and the loader that keeps that part. */
const GENERATED: readonly [RegExp, string][] = [
  [/[\\/]routes\.js$/, 'slim-routes.cjs'],
  [/[\\/]routesChunkNames\.json$/, 'slim-routesChunkNames.cjs'],
  [/registry\.js$/, 'slim-registry.cjs'],
  [/globalData\.json$/, 'slim-globalData.cjs'],
  [/docusaurus\.config\.mjs$/, 'slim-docusaurus.config.cjs'],
  [/site-metadata\.json$/, 'slim-site-metadata.cjs'],
  [/plugin-content-docs[\\/]\w+[\\/]site-.*\.json$/, 'slim-note.cjs'],
  [/plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/, 'slim-docs.cjs'],
];

/** Whether some item of the navbar, or of a dropdown in it, may lead to a note by its id. */
function namesDocs(items: readonly NavbarItem[] = []): boolean {
  return items.some(
    ({ type, items: below }) =>
      type === 'doc' || type?.startsWith('custom-') || namesDocs(below),
  );
}

/**
 * Rules for the bundler: what Docusaurus generates for build and browser goes to the browser slim.
 *
 * @param context - of the site
 * @param docs - facts by the id of the docs' instance
 */
export function slimRules(
  { siteConfig }: LoadContext,
  docs: Readonly<Record<string, DocsFacts>>,
) {
  const { navbar } = siteConfig.themeConfig as { navbar?: { items?: NavbarItem[] } };
  const options = { docs, namesDocs: namesDocs(navbar?.items) };
  return GENERATED.map(([file, loader]) => ({
    test: (resource: string) => resource.includes('.docusaurus') && file.test(resource),
    enforce: 'pre' as const,
    use: [{ loader: path.join(__dirname, loader), options }],
  }));
}
