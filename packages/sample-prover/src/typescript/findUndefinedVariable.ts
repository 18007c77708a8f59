import ts from 'typescript';

import type { SampleError } from '../run/checker.ts';
import { nodeAt } from './diagnostics.ts';

/** A property that doesn't exist, and variables that can be null or undefined. */
const MISUSES = [2339, 18047, 18048];

/** Nobody gives these names to something else. */
const UNMISTAKABLE = /^(?:window|document|navigator|self|\w+Storage|indexedDB)$/;

const isOfBrowsers = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.endsWith('lib.dom.d.ts');

/** The variable at the start of an expression such as `app.routes`. */
function variableOf(expression: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(expression)
    ? variableOf(expression.expression)
    : expression;
}

/**
 * The variable that a block would have to define or import: one of browsers that it takes for another, such as
 * `screen`, or one that TypeScript takes for defined where JavaScript assigns to its members.
 */
export function findUndefinedVariable(
  { code, file, start }: ts.Diagnostic,
  types: ts.TypeChecker,
): SampleError['unresolved'] {
  const access = file && MISUSES.includes(code) && nodeAt(file, start).parent;
  if (!access || !ts.isPropertyAccessExpression(access)) return undefined;
  const variable = variableOf(access.expression);
  const { name = '', declarations } = types.getSymbolAtLocation(variable) ?? {};
  if (!declarations || !ts.isIdentifier(variable) || UNMISTAKABLE.test(name))
    return undefined;
  const definitions = declarations.filter((one) => !ts.isIdentifier(one));
  const isMember = variable === access.expression;
  const isForeign = isMember && definitions.every(isOfBrowsers);
  return isForeign || definitions.length === 0 ? { name } : undefined;
}
