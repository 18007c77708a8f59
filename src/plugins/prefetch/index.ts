import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Docusaurus' plugin for `__webpack_require__.gca`; core does not export it. */
const CHUNK_ASSETS = 'ChunkAssetPlugin';

/**
 * Decides which pages are fetched ahead, and how. Docusaurus does it for every link in view, which on
 * each note would be the whole sidebar, blog and all; and by a list of all chunks by name, which every
 * reader would load beside that of the chunks by id. Here it is a few links of a page, and the bundler
 * itself is asked where a page's chunks are.
 */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    configureWebpack: ({ plugins = [] }, isServer) =>
      isServer
        ? undefined
        : {
            mergeStrategy: { plugins: 'replace' },
            plugins: plugins.filter(
              (plugin) => plugin?.constructor.name !== CHUNK_ASSETS,
            ),
          },
  };
}
