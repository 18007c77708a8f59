import type { Plugin } from '@docusaurus/types';

/** Media type of a drawing that a page carries in a data address (`src/markdown/remark/diagrams.ts`). */
export const DRAWING_TYPE = 'text/x-notes-drawing';

/**
 * Keeps drawings out of the scripts: where pages are rendered a drawing is its own markup, which
 * goes into the HTML; in the browser it is the address of a file, which is fetched only when a
 * reader comes to the page by a link.
 */
export default function diagramsPlugin(): Plugin {
  return {
    name: 'notes-diagrams',
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
