import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readSite } from '../../site.ts';
import { splitChunks } from './chunks.ts';
import { writeModules } from './writeModules.ts';

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The classic theme's client module that puts Prism into the bundle of every page. */
const PRISM_MODULE = path.join(THEME, 'lib/prism-include-languages');

/** The style sheet that the classic theme stands on. Ours are in its place: src/css. */
const INFIMA = require.resolve('infima/dist/css/default/default.css', { paths: [THEME] });

/** What is taken for a library of which the browser uses next to nothing. Saves 3.8 KB. */
const STAND_INS = {
  tslib$: path.join(__dirname, 'tslib.cjs'),
  'hoist-non-react-statics$': path.join(__dirname, 'hoistStatics.cjs'),
};

/** Files of chunks by id: a list of their names would be one more list in every page. */
const chunkFilename = 'assets/js/[id].[contenthash:6].js';

/** The first alias that fits is taken. */
const mergeStrategy = { 'resolve.alias': 'prepend' } as const;

/**
 * All that makes built pages weigh less than Docusaurus' own; `LEAN=off` builds without any of it, but
 * for the style sheet, without which no page would look like this site.
 */
export default function lean(context: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production' && readSite(process.env).isLean;
  return {
    name: 'lean',
    configureWebpack(_config, isServer, { currentBundler }) {
      const style = { [INFIMA]: false as const };
      if (!isOn) return { mergeStrategy, resolve: { alias: style } };
      const alias = {
        ...style,
        ...writeModules(context, isServer),
        [PRISM_MODULE]: false as const,
        ...(!isServer && STAND_INS),
      };
      const common = { mergeStrategy, resolve: { alias } };
      if (isServer) return common;
      return {
        ...common,
        entry: path.join(__dirname, 'client/entry.ts'),
        output: { chunkFilename },
        optimization: { splitChunks: splitChunks(currentBundler.name) },
      };
    },
  };
}
