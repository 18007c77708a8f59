import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { splitChunks } from './chunks.ts';
import { writeModules } from './writeModules.ts';

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The classic theme's client module that adds Prism to every page's bundle. */
const PRISM_MODULE = path.join(THEME, 'lib/prism-include-languages');

/** The stylesheet that the classic theme is built on. We replace it with our own in src/css. */
const INFIMA = require.resolve('infima/dist/css/default/default.css', { paths: [THEME] });

/** Chunk file names use ids: a map of ids to names would be one more list that every page loads. */
const chunkFilename = 'assets/js/[id].[contenthash:6].js';

/** The first matching alias wins. */
const mergeStrategy = { 'resolve.alias': 'prepend' } as const;

/** Makes built pages smaller than Docusaurus' own. */
export default function optimizeBundle(context: LoadContext): Plugin {
  return {
    name: 'optimize-bundle',
    configureWebpack(_config, isServer) {
      const style = { [INFIMA]: false as const };
      if (process.env.NODE_ENV !== 'production') {
        return { mergeStrategy, resolve: { alias: style } };
      }
      const alias = {
        ...style,
        ...writeModules(context, isServer),
        [PRISM_MODULE]: false as const,
      };
      if (isServer) return { mergeStrategy, resolve: { alias } };
      const tslib = path.join(__dirname, 'tslibStub.cjs');
      return {
        mergeStrategy,
        resolve: { alias: { ...alias, tslib$: tslib } },
        entry: path.join(__dirname, 'client/entry.ts'),
        output: { chunkFilename },
        optimization: { splitChunks: splitChunks(context.siteDir) },
      };
    },
  };
}
