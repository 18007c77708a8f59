import type ts from 'typescript';

import { closestMatch } from 'mdx-source';
import { nodeAt, textOf, unresolvedIn } from './diagnostics.ts';

type Comparison = (missing: string, own: string) => boolean;

const withoutNumber = (name: string) => name.replace(/\d+$/, '');

/** Pairs of names, in lower case, that are one edit apart without either being a typo. */
const DIFFERENT: readonly Comparison[] = [
  // At most two letters, such as id.
  (missing, own) => Math.min(missing.length, own.length) <= 2,
  // req and res
  ({ length }, own) => length === own.length && length <= 4,
  // mail and email
  (missing, own) => missing[0] !== own[0],
  // item1 and item2
  (missing, own) => withoutNumber(missing) === withoutNumber(own),
  // cache and cached, use and user
  (missing, own) => [`${missing}d`, `${missing}r`].includes(own),
  // items and item
  (missing, own) => missing === `${own}s`,
  // row and rows, but not options for a missing option
  (missing, own) => missing.length <= 3 && own === `${missing}s`,
];

export function isDifferent(missing: string, own: string): boolean {
  return DIFFERENT.some((differ) => differ(missing.toLowerCase(), own.toLowerCase()));
}

/** The sample's own name that is visible at a missing one and that was meant: it's one edit away. */
export function findMeantName(
  error: ts.Diagnostic,
  types: ts.TypeChecker,
): string | undefined {
  const { file, start } = error;
  const name = unresolvedIn(textOf(error))?.name;
  if (!file || name === undefined) return undefined;
  const names = types
    .getSymbolsInScope(nodeAt(file, start), -1)
    .filter(({ declarations }) =>
      declarations?.some((own) => own.getSourceFile() === file),
    )
    .map((symbol) => symbol.name)
    .filter((own) => !isDifferent(name, own));
  return closestMatch(name, names, name.slice(0, 3));
}
