import type { RouteChunkNames } from '@docusaurus/types';

import table from '@generated/optimize-bundle/table.json';

import type { RouteRow } from '../buildRouteTable.ts';

const chunkNames: RouteChunkNames = {};

function collect(rows: readonly RouteRow[], depth: number): void {
  for (const { path, names, routes = [] } of rows) {
    chunkNames[`${path}-${depth}`] ??= names;
    collect(routes, depth + 1);
  }
}

collect(table, 0);

/** Replaces `@generated/routesChunkNames`, with the keys that `routes.ts` uses. */
export default chunkNames;
