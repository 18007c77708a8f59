import * as live from 'docusaurus-theme-live-code/compile';
import ts from 'typescript';

import { type Checker, type SampleError } from '../run/checker.ts';
import { findFailures } from '../sandbox/findFailures.ts';
import { runNode } from '../sandbox/runNode.ts';
import { toError } from '../typescript/diagnostics.ts';
import { dropConsequences } from '../typescript/dropConsequences.ts';
import { openProgram } from '../typescript/openProgram.ts';

/** What live blocks have without an import, for TypeScript. */
const SCOPE = `import * as R from 'react'; declare global { function render(shown: unknown): void;
${live.REACT_NAMES.map((name) => `var ${name}: typeof R.${name};`).join('\n')} }`;

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
const program = new Function(${live.PARAMETERS.map((name) => `'${name}'`).join()}, ${JSON.stringify(body)});
const made = program(${live.PARAMETERS.map((name) => `scope.${name}`).join()});
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

/** The code, in parentheses if it's an expression such as a function without a name. */
function toSource(code: string): string {
  const expression = `(${code.trim().replace(/;$/, '')}\n)`;
  return [code, expression].find((one) => findErrors(one).length === 0) ?? code;
}

/** Compiles live blocks the way the page does and renders them with react-dom/server. */
const check: Checker = (jobs, environment) => {
  const fileOf = (name: string | number) => `${environment.root}/.samples/${name}.tsx`;
  const samples = jobs.flatMap((job) => job.samples);
  const files = new Map(samples.map(({ code }, at) => [code, fileOf(at)]));
  const sources = [...files].map(([code, file]) => [file, toSource(code)] as const);
  const all = new Map([[fileOf('scope'), SCOPE], ...sources]);
  const findErrorsIn = openProgram(all, environment, false);
  return async ({ code }) => {
    const [error] = findErrors(toSource(code));
    if (error) return { depth: 'rendered', errors: [error] };
    // Rendering doesn't come to handlers, nor to branches that aren't shown.
    const names = findErrorsIn(files.get(code) ?? '').filter(({ unresolved, rule }) =>
      unresolved ? unresolved.name !== 'React' : rule,
    );
    if (names.length > 0) return { depth: 'rendered', errors: names };
    const entry = makeEntry(live.toFunctionBody(code));
    const exit = await runNode(new Map([[ENTRY, entry]]), ENTRY, environment);
    const errors = findFailures(exit, ENTRY, environment.limits);
    return {
      depth: 'rendered',
      errors: errors.map(({ message }) => ({ line: 0, message })),
    };
  };
};

export default check;
