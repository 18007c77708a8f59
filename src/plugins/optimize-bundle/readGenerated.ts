import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { RouteChunkNames } from '@docusaurus/types';
import { parse, type AnyNode, type ExportDefaultDeclaration, type Property } from 'acorn';

/** A generated route. */
export type GeneratedRoute = {
  readonly path: string;
  /** What the component is created from: the route's path and, except for the 404 page, a hash. */
  readonly component: readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
};

/** Chunk names with what loads the chunk, the module's path, and its weak id. */
type GeneratedRegistry = Readonly<Record<string, readonly [unknown, string, unknown]>>;

/**
 * The value of a literal; that of a call is the list of its arguments, and a function has none.
 *
 * @throws Error if there's anything else in it
 */
function valueOf(node: AnyNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return node.name;
    case 'ArrayExpression':
      return (node.elements as AnyNode[]).map(valueOf);
    case 'CallExpression':
      return node.arguments.map(valueOf);
    case 'ObjectExpression': {
      const properties = node.properties as Property[];
      return Object.fromEntries(
        properties.map(({ key, value }) => [valueOf(key), valueOf(value)]),
      );
    }
    case 'ArrowFunctionExpression':
      return undefined;
    default:
      throw new Error(`A generated module has an unexpected ${node.type}.`);
  }
}

/** Reads the literal that a module exports, without running the module. */
function readExport(file: string): unknown {
  const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;
  const { body } = parse(readFileSync(file, 'utf8'), options);
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return valueOf((exported as ExportDefaultDeclaration).declaration);
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
