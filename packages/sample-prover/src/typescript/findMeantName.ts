import type ts from 'typescript';

import { closestMatch } from 'mdx-source';
import { nodeAt, textOf, unresolvedIn } from './diagnostics.ts';

type Comparison = (missing: string, own: string) => boolean;

const withoutNumber = (name: string) => name.replace(/\d+$/, '');

/** Names in lower case that are one edit apart and yet two different ones. */
const DIFFERENT: Readonly<Record<string, Comparison>> = {
  'one of them is short: id': (missing, own) => Math.min(missing.length, own.length) <= 2,
  'both are: req, res': ({ length }, own) => length === own.length && length <= 4,
  'from the first letter: mail, email': (missing, own) => missing[0] !== own[0],
  'but for a number: item1, item2': (missing, own) =>
    withoutNumber(missing) === withoutNumber(own),
  'what does it, or had it done: cache, cached': (missing, own) =>
    [`${missing}d`, `${missing}r`].includes(own),
  'a list and one of it: items, item': (missing, own) => missing === `${own}s`,
  'one and a short list: row, rows': (missing, own) =>
    missing.length <= 3 && own === `${missing}s`,
};

/** The sample's own name that is visible at a missing one and that was meant: it's one edit away. */
export function findMeantName(
  error: ts.Diagnostic,
  types: ts.TypeChecker,
): string | undefined {
  const { file, start } = error;
  const name = unresolvedIn(textOf(error))?.name;
  if (!file || name === undefined) return undefined;
  const isDifferent = (own: string) =>
    Object.values(DIFFERENT).some((differ) =>
      differ(name.toLowerCase(), own.toLowerCase()),
    );
  const names = types
    .getSymbolsInScope(nodeAt(file, start), -1)
    .filter(({ declarations }) =>
      declarations?.some((own) => own.getSourceFile() === file),
    )
    .map((symbol) => symbol.name)
    .filter((own) => !isDifferent(own));
  return closestMatch(name, names, name.slice(0, 3));
}
