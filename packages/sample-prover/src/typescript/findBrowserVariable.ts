import ts from 'typescript';

import type { SampleError } from '../checker.ts';
import { nodeAt } from './diagnostics.ts';

/** A property that doesn't exist, and variables that can be null or undefined. */
const MISUSES = [2339, 18047, 18048];

/** Nobody gives these names to something else. */
const UNMISTAKABLE = /^(?:window|document|navigator|self|\w+Storage|indexedDB)$/;

/** The variable of browsers, such as `screen`, that a block takes for something it would have to import. */
export function findBrowserVariable(
  { code, file, start }: ts.Diagnostic,
  types: ts.TypeChecker,
): SampleError['unresolved'] {
  const access = file && MISUSES.includes(code) && nodeAt(file, start).parent;
  if (!access || !ts.isPropertyAccessExpression(access)) return undefined;
  const { name = '', declarations } = types.getSymbolAtLocation(access.expression) ?? {};
  const isKnown = UNMISTAKABLE.test(name) || !ts.isIdentifier(access.expression);
  const files = declarations?.map((one) => one.getSourceFile().fileName) ?? [''];
  return !isKnown && files.every((one) => one.endsWith('lib.dom.d.ts'))
    ? { name }
    : undefined;
}
