import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { RouteChunkNames } from '@docusaurus/types';
import { parse, type AnyNode } from 'acorn';

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

/** What Docusaurus generates about routes. */
export type Generated = ReturnType<typeof readGenerated>;

/** The value of an expression: a call's is the list of its arguments, and nothing is run or imported. */
function toValue(node: AnyNode | null): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ArrayExpression') return node.elements.map(toValue);
  if (node?.type === 'CallExpression') return node.arguments.map(toValue);
  if (node?.type === 'Property') return [toValue(node.key), toValue(node.value)];
  if (node?.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(node.properties.map(toValue) as [string, unknown][]);
}

/** Reads what a module exports. */
function readExport(file: string): unknown {
  const code = readFileSync(file, 'utf8');
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration');
  const value = exported && toValue(exported.declaration);
  if (value) return value;
  throw new Error(`${file} doesn't export a list any more. See UPGRADING.md`);
}

/**
 * Reads what Docusaurus generates about routes: two of the three files are modules.
 *
 * @param directory - Docusaurus' folder for generated files
 * @returns the routes, their chunk names, and what the chunks load
 */
export function readGenerated(directory: string) {
  const file = (name: string) => path.join(directory, name);
  const chunkNames = readFileSync(file('routesChunkNames.json'), 'utf8');
  return {
    routes: readExport(file('routes.js')) as GeneratedRoute[],
    chunkNames: JSON.parse(chunkNames) as RouteChunkNames,
    registry: readExport(file('registry.js')) as GeneratedRegistry,
  };
}
