import type { ChunkNames } from '@docusaurus/types';
import chunkNames from '@generated/routesChunkNames';

import { decodePath } from 'mdx-source/client';

/** A path, decoded and without a trailing slash. */
const toKey = (path: string) => decodePath(path).replace(/(?<=.)\/$/, '');

/**
 * The chunks of the routes with this path: several if routes are nested, none if the site has no such page. A route's
 * key is its path, a hyphen, and a hash or a number.
 */
export function chunksOf(path: string): ChunkNames[] {
  const key = toKey(path);
  return Object.entries(chunkNames).flatMap(([name, chunks]) =>
    toKey(name.replace(/-[^-]+$/, '')) === key ? [chunks] : [],
  );
}
