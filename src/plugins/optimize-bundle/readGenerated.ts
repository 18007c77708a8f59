import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';

import type { RouteChunkNames } from '@docusaurus/types';
import { transformSync } from 'esbuild';

/** A generated route. */
export type GeneratedRoute = {
  readonly path: string;
  /** What the component is created from: the route's path and, except for the 404 page, a hash. */
  readonly component: readonly string[];
  readonly exact?: boolean;
  /** The name of a note's sidebar. */
  readonly sidebar?: string;
  readonly routes?: readonly GeneratedRoute[];
};

/** Chunk names with what loads the chunk, the module's path, and its weak id. */
type GeneratedRegistry = Readonly<Record<string, readonly [unknown, string, unknown]>>;

const listArguments = (...given: unknown[]) => given;

/** What the modules import, and `require` itself, which gives weak ids. */
const load = Object.assign(() => listArguments, { resolveWeak: listArguments });

/** Reads what a module exports: a call in it becomes the list of its arguments, and nothing is imported. */
function readExport(file: string): unknown {
  const { code } = transformSync(readFileSync(file, 'utf8'), { format: 'cjs' });
  const module: { exports: { readonly default?: unknown } } = { exports: {} };
  const run = compileFunction(code, ['module', 'require']) as (
    ...given: object[]
  ) => void;
  run(module, load);
  return module.exports.default;
}

/**
 * Reads what Docusaurus generates about routes: two of the three files are modules.
 *
 * @param directory - Docusaurus' folder for generated files
 * @returns the routes, their chunk names, and each module's path by chunk name
 */
export function readGenerated(directory: string) {
  const file = (name: string) => path.join(directory, name);
  const registry = readExport(file('registry.js')) as GeneratedRegistry;
  const chunkNames = readFileSync(file('routesChunkNames.json'), 'utf8');
  return {
    routes: readExport(file('routes.js')) as GeneratedRoute[],
    chunkNames: JSON.parse(chunkNames) as RouteChunkNames,
    modules: new Map(
      Object.entries(registry).map(([name, [, modulePath]]) => [name, modulePath]),
    ),
  };
}
