import type { RouteConfig } from '@docusaurus/types';

/** A page of the site and the file it was written in. */
export type Page = {
  /** Base path included. */
  readonly path: string;
  /** As far as the build knows. */
  readonly source: string;
};

/**
 * The pages of the site: routes that have no routes of their own.
 *
 * @param routes - the site's routes, nested as the router has them
 */
export function listPages(routes: readonly RouteConfig[]): Page[] {
  return routes.flatMap((route) =>
    route.routes
      ? listPages(route.routes)
      : [{ path: route.path, source: route.metadata?.sourceFilePath ?? 'a plugin' }],
  );
}
