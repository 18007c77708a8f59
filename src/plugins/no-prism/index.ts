import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** The classic theme's client module that puts Prism into the bundle of every page. */
const PRISM_MODULE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/**
 * Keeps Prism out of the main bundle. Code is highlighted while the site is built
 * (`src/markdown/rehype/highlight`); only the live editor brings a highlighter, in its own chunk.
 */
export default function noPrism(): Plugin {
  return {
    name: 'notes-no-prism',
    configureWebpack: () => ({ resolve: { alias: { [PRISM_MODULE]: false } } }),
  };
}
