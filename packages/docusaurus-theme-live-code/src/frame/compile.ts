import * as React from 'react';
import { transform } from 'sucrase';

import { guardLoops } from './guardLoops.ts';

/**
 * What a live block may use: React, a function that renders an element, and the one that its loops
 * call on each iteration.
 */
export const PARAMETERS = ['React', 'render', 'tick'] as const;

/** React's own exports, such as `useState`, which a block may use without an import. */
export const REACT_NAMES = Object.keys(React).filter(
  (name) => name !== 'default' && !name.startsWith('__'),
);

/** A compiled block, to be called with a value for each of the {@link PARAMETERS}. */
export type CompiledBlock = (
  scope: Readonly<Record<(typeof PARAMETERS)[number], unknown>>,
) => unknown;

function toScript(source: string): string {
  const { code } = transform(source, {
    transforms: ['jsx', 'typescript'],
    jsxRuntime: 'classic',
    production: true,
  });
  return guardLoops(code, 'tick()');
}

function toResult(source: string): string {
  const expression = source.trim().replace(/;$/, '');
  try {
    return toScript(`return (${expression}\n)`);
  } catch {
    return toScript(source);
  }
}

/**
 * Translates the code of a live block: an expression or a component becomes the result; statements call
 * `render(<App />)` themselves. Compiles JSX, strips types and guards loops.
 *
 * @param source - what the reader sees and edits
 * @returns the body of a function that takes the {@link PARAMETERS}
 * @throws SyntaxError with the position in the source
 */
export function toFunctionBody(source: string): string {
  // In its own function, so that a block may redeclare one of React's names.
  return `const {${REACT_NAMES.join()}} = React; return (() => {${toResult(source)}\n})();`;
}

/**
 * Compiles the code of a live block; see {@link toFunctionBody}.
 *
 * @param source - what the reader sees and edits
 * @returns a program
 * @throws SyntaxError with the position in the source
 */
export function compile(source: string): CompiledBlock {
  const body = toFunctionBody(source);
  return (scope) =>
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- Only the frame's policy allows evaluation; its origin is opaque.
    new Function(...PARAMETERS, body)(
      ...PARAMETERS.map((name) => scope[name]),
    ) as unknown;
}
