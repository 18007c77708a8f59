import ts from 'typescript';

import type { SampleError } from '../run/checker.ts';

/** What a diagnostic says, on one line. */
export function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n').replaceAll('\n', ' ');
}

/** A diagnostic as what's wrong with a sample. */
export function toError(error: ts.Diagnostic): SampleError {
  const { code, file, start } = error;
  const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
  const named = code === 1127 ? ` ${file?.text[start ?? 0]}` : '';
  return { line, message: `TS${code}: ${textOf(error)}${named}` };
}

/** The innermost node at a position. */
export function nodeAt(node: ts.Node, at = 0): ts.Node {
  const covers = ({ pos, end }: ts.Node) => pos <= at && at < end;
  const find = (one: ts.Node) => (covers(one) ? nodeAt(one, at) : undefined);
  return ts.forEachChild(node, find) ?? node;
}

/** A module that isn't installed. */
export const isMissing = ({ code }: ts.Diagnostic) => [2307, 2792, 2882].includes(code);

/** A parameter without a type, which what calls the function would give it. */
export const isUntyped = ({ code }: ts.Diagnostic) => [7006, 7031].includes(code);

/** The package of the module that a message quotes first; `undefined` for a file. */
export function packageIn(text: string): string | undefined {
  return /^[^']*'((?:@[^/']+\/)?[^./'][^/']*)/.exec(text)?.[1];
}

/** Messages about a name that nothing defines; more than ten codes have these words. */
const UNRESOLVED =
  /^(?:Cannot find (?:name|namespace)|No value exists in scope for the shorthand property) '([^']+)'(?:\. Did you mean '([^']+)'\?)?/;

/** A package's name in a module that doesn't import it, such as React. */
const UMD_GLOBAL = /^'(\w+)' refers to a UMD global/;

/** A `return` at the top level: the end of a function whose beginning an excerpt leaves out. */
const RETURN_OUTSIDE = /^A 'return' statement can only be used within a function body/;

/** The name that a message says nothing defines. */
export function unresolvedIn(text: string): SampleError['unresolved'] {
  if (RETURN_OUTSIDE.test(text)) return { name: 'a function around its return' };
  const [, name, likely] = UNRESOLVED.exec(text) ?? UMD_GLOBAL.exec(text) ?? [];
  return name === undefined ? undefined : { name, likely };
}
