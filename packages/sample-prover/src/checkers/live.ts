import { PARAMETERS, toFunctionBody } from 'docusaurus-theme-live-code/compile';
import ts from 'typescript';

import { type Checker, type SampleError } from '../checker.ts';
import { findFailures } from '../sandbox/findFailures.ts';
import { runNode } from '../sandbox/runNode.ts';
import { toError } from '../typescript/diagnostics.ts';
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

/** The syntax errors: what the page compiles with doesn't compare the names of tags. */
function findErrors(code: string): SampleError[] {
  const options = { fileName: 'live.tsx', reportDiagnostics: true };
  const { diagnostics = [] } = ts.transpileModule(code, options);
  return dropConsequences(diagnostics).map(toError);
}

/** Compiles live blocks the way the page does and renders them with react-dom/server. */
const check: Checker =
  (_jobs, environment) =>
  async ({ code }) => {
    const [error] = findErrors(code);
    const expression = `(${code.trim().replace(/;$/, '')}\n)`;
    if (error && findErrors(expression).length > 0)
      return { depth: 'run', findings: [error] };
    const entry = makeEntry(toFunctionBody(code));
    const exit = await runNode(new Map([[ENTRY, entry]]), ENTRY, environment);
    const findings = findFailures(exit, ENTRY, environment.limits);
    return {
      depth: 'run',
      findings: findings.map(({ message }) => ({ line: 0, message })),
    };
  };

export default check;
