import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';

import table, { type Row } from './table.ts';

function expand(rows: readonly Row[], depth: number): RouteConfig[] {
  return rows.map(({ routes, ...route }) => ({
    exact: !routes,
    ...route,
    component: ComponentCreator(route.path, String(depth)),
    ...(routes && { routes: expand(routes, depth + 1) }),
  }));
}

/** In place of `@generated/routes`: routes of one path lie within each other, so depth tells them apart. */
export default expand(table, 0);
