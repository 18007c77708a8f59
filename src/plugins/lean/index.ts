import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readSite } from '../../site.ts';
import { splitChunks } from './chunks.ts';
import { writeModules } from './writeModules.ts';

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The classic theme's client module that adds Prism to every page's bundle. */
const PRISM_MODULE = path.join(THEME, 'lib/prism-include-languages');

/** The stylesheet that the classic theme is built on. We replace it with our own in src/css. */
const INFIMA = require.resolve('infima/dist/css/default/default.css', { paths: [THEME] });

/** Stubs for libraries of which the browser uses next to nothing. Saves 3.8 KB. */
const STUBS = {
  tslib$: path.join(__dirname, 'tslibStub.cjs'),
  'hoist-non-react-statics$': path.join(__dirname, 'hoistStaticsStub.cjs'),
};

/** Chunk file names use ids: a map of ids to names would be one more list that every page loads. */
const chunkFilename = 'assets/js/[id].[contenthash:6].js';

/** The first matching alias wins. */
const mergeStrategy = { 'resolve.alias': 'prepend' } as const;

/**
 * Everything that makes built pages smaller than Docusaurus's own. `LEAN=off` builds without it, except
 * for the replaced stylesheet, which every page needs to look like this site.
 */
export default function lean(context: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production' && readSite(process.env).isLean;
  return {
    name: 'lean',
    configureWebpack(_config, isServer) {
      const style = { [INFIMA]: false as const };
      if (!isOn) return { mergeStrategy, resolve: { alias: style } };
      const alias = {
        ...style,
        ...writeModules(context, isServer),
        [PRISM_MODULE]: false as const,
        ...(!isServer && STUBS),
      };
      const common = { mergeStrategy, resolve: { alias } };
      if (isServer) return common;
      return {
        ...common,
        entry: path.join(__dirname, 'client/entry.ts'),
        output: { chunkFilename },
        optimization: { splitChunks },
      };
    },
  };
}
