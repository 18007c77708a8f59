import { isBuiltin } from 'node:module';

import { type Check, findingAt } from '../rule.ts';

const SCRIPTS = ['js', 'jsx', 'mjs', 'ts', 'tsx', 'mts'];

/** Prefixes of Docusaurus aliases, and of relative, absolute and `#` subpath imports. */
const ALIASES = /^(?:@docusaurus|@theme|@theme-original|@site|@generated)\/|^[.#/]/;

const IMPORTED = /\b(?:from|import|import\(|require\()\s*(['"])([^'"\n]+)\1/g;

/** The package name in `name/part` or `@scope/name/part`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Samples import only declared dependencies. A package that merely happens to be in
 * `node_modules` may be missing on the next machine.
 */
export const checkImports: Check = ({ fences, installed }) =>
  fences.flatMap((fence) => {
    const isUnchecked = fence.nocheck !== undefined;
    if (!installed || isUnchecked || !SCRIPTS.includes(fence.language)) return [];
    const names = [...fence.node.value.matchAll(IMPORTED)]
      .map(([, , specifier = '']) => specifier)
      .filter((specifier) => !isBuiltin(specifier) && !ALIASES.test(specifier))
      .map(packageOf);
    return [...new Set(names)]
      .filter((name) => installed(name).length === 0)
      .map((name) =>
        findingAt(fence, [
          `The sample imports ${name}, which neither package.json nor samples/package.json lists.`,
          `npm install -w samples -E ${name}`,
        ]),
      );
  });
