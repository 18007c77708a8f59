import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Decides which pages are fetched ahead. Docusaurus does it for every link in view, which on each note
 * would be the whole sidebar, blog and all. Here it is the links at the foot of a page.
 */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
