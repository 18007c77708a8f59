import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

const THEME = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The stylesheet that the classic theme is built on. */
const INFIMA = require.resolve('infima/dist/css/default/default.css', { paths: [THEME] });

/** Leaves out Infima, which the classic theme always adds: `src/css` has all rules of the site. */
export default function withoutInfima(): Plugin {
  return {
    name: 'without-infima',
    configureWebpack: () => ({
      resolve: { alias: { [INFIMA]: require.resolve('../empty.cjs') } },
    }),
  };
}
