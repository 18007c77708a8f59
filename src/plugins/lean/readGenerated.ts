import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type { Registry, RouteChunkNames } from '@docusaurus/types';
import { transformSync } from 'esbuild';

/** A generated route, with the key of its chunk names in place of its component. */
export type GeneratedRoute = {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/** What Docusaurus generates about routes: data, two thirds of it in modules. */
export type Generated = {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: RouteChunkNames;
  /** Path of each module by the name of its chunk. */
  readonly modules: Readonly<Record<string, string>>;
};

/** Runs a module for what it exports. What it would import later is not called. */
function runModule(file: string, imported: unknown): unknown {
  const { code } = transformSync(readFileSync(file, 'utf8'), { format: 'cjs' });
  const module: { exports: { default?: unknown } } = { exports: {} };
  const require = Object.assign(() => imported, { resolveWeak: () => undefined });
  const run = vm.compileFunction(code, ['module', 'require']) as (
    ...scope: unknown[]
  ) => void;
  run(module, require);
  return module.exports.default;
}

/**
 * Reads what Docusaurus generates about routes, in the shapes that `@docusaurus/types` declares.
 *
 * @param directory - Docusaurus' folder for generated files
 */
export function readGenerated(directory: string): Generated {
  const file = (name: string) => path.join(directory, name);
  const nameComponent = (route: string, hash: string) => `${route}-${hash}`;
  const registry = runModule(file('registry.js'), {}) as Registry;
  return {
    routes: runModule(file('routes.js'), nameComponent) as GeneratedRoute[],
    chunkNames: JSON.parse(
      readFileSync(file('routesChunkNames.json'), 'utf8'),
    ) as RouteChunkNames,
    modules: Object.fromEntries(
      Object.entries(registry).map(([name, [, modulePath]]) => [name, modulePath]),
    ),
  };
}
