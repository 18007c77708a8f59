import { isBuiltin } from 'node:module';

import type { Sample } from './fences/index.ts';
import type { Job } from './checker.ts';
import { splitSpecifier } from './readSource.ts';
import { SCRIPTS } from './typescript/fileName.ts';

const IMPORTED = /\b(?:from|import|import\(|require\(|types=)\s*(['"])([^'"\n]+)\1/g;

/** Accesses packages without naming them statically. */
const COMPUTED =
  /node_modules|createRequire|(?:meta|require)\.resolve|\bimport\((?!\s*['"])/;

/** Starts Node, and then anything in `node_modules` can be loaded. */
const STARTS_NODE = /node_modules|\b(?:node|npm|npx)\b/;

function usesOf({ code, language, meta }: Sample): string[] {
  if (!SCRIPTS.has(language)) {
    return meta.run && STARTS_NODE.test(code) ? ['packages'] : [];
  }
  if (COMPUTED.test(code)) return ['packages'];
  const specifiers = [...code.matchAll(IMPORTED)].map(
    ([, , specifier = '']) => specifier,
  );
  return specifiers
    .filter((one) => !/^[./#]/.test(one) && !isBuiltin(one))
    .map((one) => `package ${splitSpecifier(one).name}`);
}

/** What the outcomes of a job depend on besides its samples, as keys for `openStamps`. */
export function listUses(checker: string, { samples, context }: Job): string[] {
  const packages = [...context, ...samples].flatMap(usesOf);
  return [...new Set([`checker ${checker}`, ...packages])].sort();
}
