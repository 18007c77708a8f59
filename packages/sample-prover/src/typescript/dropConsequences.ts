import type ts from 'typescript';

import { isMissing, packageIn, textOf, toError, unresolvedIn } from './diagnostics.ts';

/** Whether the compiler inferred `any` because it knew no better type. */
const isImplicitAny = (code: number) => code >= 7005 && code <= 7053;

/** Operands of the wrong type, and a call that takes the result for an argument. */
const OF_OPERANDS: ReadonlySet<number> = new Set([2362, 2363, 2769]);

/** A type that isn't assignable to another. */
const OF_TYPES: ReadonlySet<number> = new Set([2322, 2345]);

/** Drops what follows from other errors of the file, and all but the first import of a missing package. */
export function dropConsequences(found: readonly ts.Diagnostic[]): ts.Diagnostic[] {
  const texts = found.map(textOf);
  const packages = found.map((one, at) => isMissing(one) && packageIn(texts[at] ?? ''));
  // The callbacks of what's missing have no types.
  const undefinedNames = texts.flatMap((text) => unresolvedIn(text)?.name ?? []);
  const isUntyped = found.some(isMissing) || undefinedNames.length > 0;
  const invalid = found.filter(({ code }) => code === 1127);
  return found.filter((one, at) => {
    const { code } = one;
    const { line } = toError(one);
    const cause = invalid.find((other) => toError(other).line === line);
    if (cause) return cause === one;
    const name = packages[at];
    if (name) return packages.indexOf(name) === at;
    const isSame = (other: ts.Diagnostic) =>
      OF_OPERANDS.has(other.code) && toError(other).line === line;
    if (OF_OPERANDS.has(code) && found.find(isSame) !== one) return false;
    const quotes = (undefinedName: string) => texts[at]?.includes(`'${undefinedName}'`);
    if (OF_TYPES.has(code) && undefinedNames.some(quotes)) return false;
    return !(isUntyped && isImplicitAny(code));
  });
}
