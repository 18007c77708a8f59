import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type { Registry, RouteChunkNames } from '@docusaurus/types';
import { transformSync } from 'esbuild';

/** A generated route, with the key of its chunk names instead of its component. */
export type GeneratedRoute = {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/** Evaluates a module and returns its exports. Its dynamic imports are not called. */
function runModule(file: string, imported: unknown): unknown {
  const { code } = transformSync(readFileSync(file, 'utf8'), { format: 'cjs' });
  const module = { exports: { default: undefined as unknown } };
  const require = Object.assign(() => imported, { resolveWeak: () => undefined });
  vm.compileFunction(code, ['module', 'require']).call(null, module, require);
  return module.exports.default;
}

/**
 * Reads what Docusaurus generates about routes: two of the three files are modules. The shapes are
 * those declared in `@docusaurus/types`.
 *
 * @param directory - Docusaurus's folder for generated files
 * @returns the routes, their chunk names, and each module's path by chunk name
 */
export function readGenerated(directory: string) {
  const file = (name: string) => path.join(directory, name);
  const nameComponent = (route: string, hash: string) => `${route}-${hash}`;
  const registry = Object.entries(runModule(file('registry.js'), {}) as Registry);
  const chunkNames = readFileSync(file('routesChunkNames.json'), 'utf8');
  return {
    routes: runModule(file('routes.js'), nameComponent) as GeneratedRoute[],
    chunkNames: JSON.parse(chunkNames) as RouteChunkNames,
    modules: new Map(registry.map(([name, [, modulePath]]) => [name, modulePath])),
  };
}
