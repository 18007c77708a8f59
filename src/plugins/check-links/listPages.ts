import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { RouteConfig } from '@docusaurus/types';

import { readPage, type BuiltPage } from './readPage.ts';

/** Where the build stands and where its pages come from. */
export type BuildPlace = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routes: readonly RouteConfig[];
};

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/** The file in the build that a host answers an address with. */
export function builtFile({ outDir, baseUrl }: BuildPlace, pathname: string): string {
  const file = path.join(outDir, pathname.slice(baseUrl.length));
  if (existsSync(`${file}.html`)) return `${file}.html`;
  return existsSync(path.join(file, 'index.html')) ? path.join(file, 'index.html') : file;
}

/**
 * Reads every page of a build. It reads all at once, because other plugins rewrite the pages in
 * the very hook this is called from.
 *
 * @param place - where the build stands
 */
export function listPages(place: BuildPlace): BuiltPage[] {
  return leaves(place.routes).flatMap((route) => {
    const file = builtFile(place, route.path);
    if (!file.endsWith('.html') || !existsSync(file)) return [];
    const source = route.metadata?.sourceFilePath ?? `the page ${route.path}`;
    return [{ path: route.path, source, ...readPage(readFileSync(file, 'utf8')) }];
  });
}
