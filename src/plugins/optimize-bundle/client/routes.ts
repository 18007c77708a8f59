import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';

import table from '@generated/optimize-bundle/table.json';

import type { RouteRow } from '../buildRouteTable.ts';

const expand = (rows: readonly RouteRow[], depth: number): RouteConfig[] =>
  rows.map(({ routes, ...route }) => ({
    exact: !routes,
    ...route,
    component: ComponentCreator(route.path, String(depth)),
    ...(routes && { routes: expand(routes, depth + 1) }),
  }));

/** Replaces `@generated/routes`. Routes with the same path are nested, so their depth tells them apart. */
export default expand(table, 0);
