import type { ChunkNames } from '@docusaurus/types';

import type { Generated, GeneratedRoute } from './readGenerated.ts';

/** A route with the names of its chunks; `exact` is omitted for leaf routes, where it's the default. */
export type RouteRow = Omit<GeneratedRoute, 'component' | 'routes'> & {
  readonly names: ChunkNames;
  readonly routes?: readonly RouteRow[];
};

const toChunkName = (index: number) => index.toString(36);

/** The path of the 404 page's route, the only one without chunks. */
const NOT_FOUND = '*';

const changed = (route: string, what: string) =>
  new Error(
    `The modules that Docusaurus generates changed: ${what} of the route ${route}. See UPGRADING.md`,
  );

/**
 * Lists each page once, with its path and the numbers of its chunks. Docusaurus lists each page in
 * three modules, every time with a hash that hardly compresses. Saved 7.2 KB (brotli) when the site had 201 pages.
 *
 * @param generated - the modules that Docusaurus generates
 * @returns the table, and the module paths; a path's index, in base 36, is the name of its chunk
 * @throws Error if a route has no chunks, or one that loads nothing
 */
export function buildRouteTable({ routes, chunkNames, registry }: Generated) {
  const numbers = new Map<string, number>();
  const modules: string[] = [];
  const shorten = (name: string, route: string): string => {
    const number = numbers.get(name) ?? modules.length;
    const file = registry[name]?.[1];
    if (!file) throw changed(route, `no module in the chunk ${name}`);
    numbers.set(name, number);
    modules[number] = file;
    return toChunkName(number);
  };
  const toRow = ({
    component,
    exact,
    routes: below,
    ...route
  }: GeneratedRoute): RouteRow => {
    const names = route.path === NOT_FOUND ? {} : chunkNames[component.join('-')];
    if (!names) throw changed(route.path, 'no chunks');
    return {
      ...route,
      names: JSON.parse(JSON.stringify(names), (_key, value: unknown) =>
        typeof value === 'string' ? shorten(value, route.path) : value,
      ) as ChunkNames,
      ...(Boolean(exact) === Boolean(below) && { exact: Boolean(exact) }),
      ...(below && { routes: below.map(toRow) }),
    };
  };
  return { table: routes.map(toRow), modules };
}

/**
 * Generates the module that replaces `@generated/registry`. For server rendering, it has chunk names
 * where Docusaurus has module paths: pages use the names to look up their route's scripts and
 * stylesheets in the manifest, and link them.
 *
 * @param modules - the module paths, in the order of their names
 * @param isServer - whether it's for the server bundle; the browser doesn't need names and weak ids
 */
export function formatRegistry(modules: readonly string[], isServer: boolean): string {
  const lines = modules.map((modulePath, index) => {
    const [name, file] = [toChunkName(index), modulePath].map((text) =>
      JSON.stringify(text),
    );
    const load = `() => import(/* webpackChunkName: ${name} */ ${file})`;
    return `  ${name}: [${load}${isServer ? `, ${name}, require.resolveWeak(${file})` : ''}],`;
  });
  return ['export default {', ...lines, '};', ''].join('\n');
}
