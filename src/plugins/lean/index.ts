import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readSite } from '../../site.ts';
import { splitChunks } from './chunks.ts';
import { cssPurger } from './css/index.ts';
import { shortenClasses } from './css/shortenClasses.ts';
import { writeModules } from './writeModules.ts';

/** The classic theme's client module that puts Prism into the bundle of every page. */
const PRISM_MODULE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** What is taken for a library of which the browser uses next to nothing: 5.1 KB for 16 lines. */
const STAND_INS = {
  tslib$: path.join(__dirname, 'tslib.cjs'),
  'hoist-non-react-statics$': path.join(__dirname, 'hoistStatics.cjs'),
};

/** Files of chunks by id: a list of their names would be one more list in every page. */
const chunkFilename = 'assets/js/[id].[contenthash:6].js';

const mergeStrategy = {
  'resolve.alias': 'prepend', // the first that fits is taken
  'module.rules': 'replace',
} as const;

/** All that makes built pages weigh less than Docusaurus' own; `LEAN=off` builds without any of it. */
export default function lean(context: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production' && readSite(process.env).isLean;
  return {
    name: 'lean',
    configureWebpack({ module }, isServer, { currentBundler }) {
      if (!isOn) return undefined;
      const alias = {
        ...writeModules(context, isServer),
        [PRISM_MODULE]: false as const,
      };
      const rules = shortenClasses(module?.rules ?? [], context.siteDir);
      if (isServer) return { mergeStrategy, module: { rules }, resolve: { alias } };
      return {
        mergeStrategy,
        module: { rules },
        resolve: { alias: { ...alias, ...STAND_INS } },
        output: { chunkFilename },
        optimization: { splitChunks: splitChunks(currentBundler.name) },
        plugins: [cssPurger as never],
      };
    },
  };
}
