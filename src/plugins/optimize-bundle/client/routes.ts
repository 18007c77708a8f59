import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';

import table, { type Row } from './table.ts';

const trim = (path: string) => path.replace(/\/$/, '');

const here = typeof location === 'undefined' ? undefined : trim(location.pathname);

/** Sorts the current page first, because the router compiles a pattern for each route it tries. */
const rankHere = ({ path }: Row) => Number(trim(path) === here);

function expand(rows: readonly Row[], depth: number): RouteConfig[] {
  const inOrder = [...rows].sort((a, b) => rankHere(b) - rankHere(a));
  return inOrder.map(({ routes, ...route }) => {
    let component: RouteConfig['component'];
    return {
      exact: !routes,
      ...route,
      /** Created lazily, because a page needs only a few of them. */
      get component() {
        return (component ??= ComponentCreator(route.path, String(depth)));
      },
      ...(routes && { routes: expand(routes, depth + 1) }),
    };
  });
}

/** Replaces `@generated/routes`. Routes with the same path are nested, so their depth tells them apart. */
export default expand(table, 0);
