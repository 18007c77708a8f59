import type ts from 'typescript';

import { closestMatch } from 'mdx-source';
import { nodeAt, textOf, unresolvedIn } from './diagnostics.ts';

/** Names that only their ends tell apart: item1 and item2, cache and cached, item and items. */
const PAIR = /^(.+)[drs\d]? \1[drs\d]?$/;

/** Whether neither of two names that are one edit apart is a typo: they're short, such as req and res, or a pair. */
export function isDifferent(missing: string, own: string): boolean {
  const [a, b] = [missing.toLowerCase(), own.toLowerCase()];
  if (a.length + b.length <= 6 || (a.length === 4 && b.length === 4)) return true;
  return a[0] !== b[0] || PAIR.test(`${a} ${b}`);
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
