import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { DRAWING_TYPE } from './remarkDiagrams.ts';

export { default as remarkDiagrams } from './remarkDiagrams.ts';

/**
 * Renders diagrams, and keeps their SVG out of the JavaScript bundles. In the server bundle, a diagram is
 * its SVG markup, which is rendered into the HTML. In the client bundle it's the URL of a file, which is
 * fetched only after a client-side navigation to the page.
 */
export default function diagramsTheme(): Plugin {
  return {
    name: 'docusaurus-theme-diagrams',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          isServer
            ? { mimetype: DRAWING_TYPE, type: 'asset/source' }
            : {
                mimetype: DRAWING_TYPE,
                type: 'asset/resource',
                generator: { filename: 'assets/diagrams/[contenthash:8].svg' },
              },
        ],
      },
    }),
  };
}
