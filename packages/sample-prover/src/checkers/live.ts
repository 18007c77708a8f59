import { PARAMETERS, toFunctionBody } from 'docusaurus-theme-live-code/compile';
import type { Checker, SampleError } from '../checker.ts';
import { findFailures } from '../sandbox/findFailures.ts';
import { runNode } from '../sandbox/runNode.ts';

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

function compile(code: string): string | SampleError {
  try {
    return toFunctionBody(code);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return { line: loc?.line ?? 0, message };
  }
}

/** Compiles live blocks the way the page does and renders them with react-dom/server. */
const check: Checker =
  (_jobs, environment) =>
  async ({ code }) => {
    const body = compile(code);
    if (typeof body !== 'string') return { depth: 'run', findings: [body] };
    const exit = await runNode(new Map([[ENTRY, makeEntry(body)]]), ENTRY, environment);
    const findings = findFailures(exit, ENTRY, environment.limits);
    return {
      depth: 'run',
      findings: findings.map(({ message }) => ({ line: 0, message })),
    };
  };

export default check;
