import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { RouteChunkNames } from '@docusaurus/types';
import JSON5 from 'json5';

/** A generated route. */
export type GeneratedRoute = {
  readonly path: string;
  /** What the component is created from: the route's path and, except for the 404 page, a hash. */
  readonly component: readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/** A line of the registry: the chunk's name, and in the second place of its list the module's path. */
const REGISTERED = /^ *"(?<name>[^"]+)": \[.*?, (?<file>"[^"]+"), require\./gm;

/**
 * Reads the list that `routes.js` exports, a literal but for its components.
 *
 * @throws SyntaxError if there's anything else in it
 */
function parseRoutes(source: string): GeneratedRoute[] {
  const list = source
    .slice(source.indexOf('['), source.lastIndexOf(']') + 1)
    .replaceAll(/ComponentCreator\(('.*')\)/g, '[$1]');
  return JSON5.parse(list);
}

/**
 * Reads what Docusaurus generates about routes: two of the three files are modules.
 *
 * @param directory - Docusaurus' folder for generated files
 * @returns the routes, their chunk names, and each module's path by chunk name
 */
export function readGenerated(directory: string) {
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  const registered = [...read('registry.js').matchAll(REGISTERED)];
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as RouteChunkNames,
    modules: new Map(
      registered.map(({ groups: { name = '', file = '""' } = {} }) => [
        name,
        JSON.parse(file) as string,
      ]),
    ),
  };
}
