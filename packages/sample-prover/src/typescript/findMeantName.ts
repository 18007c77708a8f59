import type ts from 'typescript';

import { closestMatch } from 'mdx-source/problems';
import { nodeAt, textOf, unresolvedIn } from './diagnostics.ts';

/** Names that only their ends tell apart: item1 and item2, cache and cached, item and items. */
const PAIR = /^(.+)[drs\d]? \1[drs\d]?$/;

/** Whether neither of two names that are one edit apart is a typo: they're short, such as req and res, or a pair. */
function isDifferent(missing: string, own: string): boolean {
  const [a, b] = [missing.toLowerCase(), own.toLowerCase()];
  if (a.length + b.length <= 6 || (a.length === 4 && b.length === 4)) return true;
  return a[0] !== b[0] || PAIR.test(`${a} ${b}`);
}

/** The name of a list that one is a typo of: it's one edit away. */
export function findNearest(
  missing: string,
  names: readonly string[],
): string | undefined {
  const similar = names.filter((name) => !isDifferent(missing, name));
  return closestMatch(missing, similar, 1);
}

/** The sample's own name that is visible at a missing one and that was meant. */
export function findMeantName(
  error: ts.Diagnostic,
  types: ts.TypeChecker,
): string | undefined {
  const { file, start } = error;
  const name = unresolvedIn(textOf(error))?.name;
  if (!file || name === undefined) return undefined;
  const visible = types
    .getSymbolsInScope(nodeAt(file, start), -1)
    .filter(({ declarations }) =>
      declarations?.some((declaration) => declaration.getSourceFile() === file),
    );
  return findNearest(
    name,
    visible.map((symbol) => symbol.name),
  );
}
