import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Keeps pages from being fetched ahead for links that only lead through the site. On each note that
 * would be the whole sidebar, blog and all; and of a list of links no more than the first few.
 */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
