import { PARAMETERS, toFunctionBody } from 'docusaurus-theme-live-code/compile';
import ts from 'typescript';

import { type Checker, lineAt, type SampleError } from '../checker.ts';
import { findFailures } from '../sandbox/findFailures.ts';
import { runNode } from '../sandbox/runNode.ts';
import { textOf } from '../typescript/diagnostics.ts';
import { dropConsequences } from '../typescript/dropConsequences.ts';

const ENTRY = 'live.mjs';

/**
 * Renders on the server what the page renders in the browser, and treats React's warnings
 * as errors.
 */
function makeEntry(body: string): string {
  return `
import React from 'react';
import { renderToString } from 'react-dom/server';
import { format } from 'node:util';

console.error = (...args) => { throw new Error(format(...args)); };
let shown;
const scope = { React, render: (element) => { shown = element; }, tick: () => undefined };
const program = new Function(${PARAMETERS.map((name) => `'${name}'`).join()}, ${JSON.stringify(body)});
const made = program(${PARAMETERS.map((name) => `scope.${name}`).join()});
shown ??= typeof made === 'function' ? React.createElement(made) : made;
if (!React.isValidElement(shown)) {
  throw new TypeError('the live block makes neither a component nor an element');
}
renderToString(shown);
`;
}

function parse(code: string): readonly ts.Diagnostic[] {
  const compilerOptions = { jsx: ts.JsxEmit.Preserve };
  const options = { compilerOptions, fileName: 'live.tsx', reportDiagnostics: true };
  return dropConsequences(ts.transpileModule(code, options).diagnostics ?? []);
}

/** The first syntax error: what the page compiles with doesn't compare the names of tags. */
function findSyntaxError(code: string): SampleError | undefined {
  const [error] = parse(code);
  if (!error || parse(`(${code.trim().replace(/;$/, '')}\n)`).length === 0)
    return undefined;
  return {
    line: lineAt(code, error.start ?? 0),
    message: `TS${error.code}: ${textOf(error)}`,
  };
}

/** Compiles live blocks the way the page does and renders them with react-dom/server. */
const check: Checker =
  (_jobs, environment) =>
  async ({ code }) => {
    const error = findSyntaxError(code);
    if (error) return { depth: 'run', findings: [error] };
    const entry = makeEntry(toFunctionBody(code));
    const exit = await runNode(new Map([[ENTRY, entry]]), ENTRY, environment);
    const findings = findFailures(exit, ENTRY, environment.limits);
    return {
      depth: 'run',
      findings: findings.map(({ message }) => ({ line: 0, message })),
    };
  };

export default check;
