import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { splitChunks } from './chunks.ts';
import { writeModules } from './writeModules.ts';

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The classic theme's client module that adds Prism to every page's bundle. */
const PRISM_MODULE = path.join(THEME, 'lib/prism-include-languages');

/**
 * The theme's buttons that hide the sidebar and show it again, with their CSS 0.7 KB of every page. With $, because
 * Docusaurus has an alias without it for each.
 */
const HIDE_BUTTONS = [
  '@theme/DocSidebar/Desktop/CollapseButton$',
  '@theme/DocRoot/Layout/Sidebar/ExpandButton$',
];

/** What the site doesn't use of the classic theme, as aliases to nothing. */
function listUnused({ siteConfig }: LoadContext): Record<string, string> {
  const { docs } = siteConfig.themeConfig as Partial<ThemeConfig>;
  const unused = docs?.sidebar.hideable
    ? [PRISM_MODULE]
    : [PRISM_MODULE, ...HIDE_BUTTONS];
  return Object.fromEntries(
    unused.map((name) => [name, require.resolve('../empty.cjs')]),
  );
}

const UTILS_COMMON = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

/** Chunk file names use ids: a map of ids to names would be one more list that every page loads. */
const chunkFilename = 'assets/js/[id].[contenthash:6].js';

/** The first matching alias wins. */
const mergeStrategy = { 'resolve.alias': 'prepend' } as const;

/** Makes built pages smaller than Docusaurus' own. */
export default function optimizeBundle(context: LoadContext): Plugin {
  return {
    name: 'optimize-bundle',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const alias = { ...writeModules(context, isServer), ...listUnused(context) };
      if (isServer) return { mergeStrategy, resolve: { alias } };
      const tslib$ = path.join(__dirname, 'tslibStub.cjs');
      return {
        mergeStrategy,
        resolve: { alias },
        module: { rules: [{ include: UTILS_COMMON, resolve: { alias: { tslib$ } } }] },
        entry: path.join(__dirname, 'client/entry.ts'),
        output: { chunkFilename },
        optimization: { splitChunks: splitChunks(context.siteDir) },
      };
    },
  };
}
