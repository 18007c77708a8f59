import { matchPath } from '@docusaurus/router';
import type { Registry, RouteChunkNames } from '@docusaurus/types';

/** What is known of a route in the browser. */
export type Route = {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
};

/** Loads a module of a route. */
export type Loader = Registry[string][0];

type Names = string | null | readonly Names[] | { readonly [key: string]: Names };

function listNames(names: Names): string[] {
  if (typeof names === 'string') return [names];
  return Object.values(names ?? {}).flatMap(listNames);
}

/** The route that shows a page, and those around it, outermost first. */
function findRoutes(routes: readonly Route[], path: string): Route[] {
  const route = routes.find((candidate) => matchPath(path, candidate));
  return route ? [route, ...findRoutes(route.routes ?? [], path)] : [];
}

/**
 * Finds what a page is made of.
 *
 * @param path - of the page, decoded, with the base path
 * @param generated - the modules that Docusaurus generates: routes, names of their parts, and how
 *   each part is loaded
 * @returns the loaders of the parts, none for an unknown page
 */
export function findLoaders(
  path: string,
  generated: {
    readonly routes: readonly Route[];
    readonly routesChunkNames: RouteChunkNames;
    readonly registry: Registry;
  },
): Loader[] {
  const paths = findRoutes(generated.routes, path).flatMap((route) => route.path ?? []);
  const names = Object.entries(generated.routesChunkNames)
    .filter(([key]) => paths.includes(key.replace(/-[^-]+$/, '')))
    .flatMap(([, parts]) => listNames(parts as Names));
  return [...new Set(names)].flatMap((name) => generated.registry[name]?.[0] ?? []);
}
