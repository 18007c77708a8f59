import type { Plugin } from '@docusaurus/types';

/** Media type of a diagram that a page imports as a data URL (`src/markdown/remark/diagrams.ts`). */
export const DRAWING_TYPE = 'text/x-notes-drawing';

/**
 * Keeps diagrams out of the JavaScript bundles. In the server bundle, a diagram is its SVG markup,
 * which is rendered into the HTML. In the client bundle it's the URL of a file, which is fetched only
 * after a client-side navigation to the page.
 */
export default function diagrams(): Plugin {
  return {
    name: 'diagrams',
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
