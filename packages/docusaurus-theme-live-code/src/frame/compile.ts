import { transform } from 'sucrase';

import { guardLoops } from './guardLoops.ts';
import { PARAMETERS, REACT_NAMES, type Scope } from './scope.ts';

/** A compiled block, which awaits the names that it may use. */
export type Program = (scope: Scope) => unknown;

function toScript(source: string): string {
  const { code } = transform(source, {
    transforms: ['jsx', 'typescript'],
    jsxRuntime: 'classic',
    production: true,
  });
  return guardLoops(code, 'tick()');
}

function translate(source: string): string {
  const expression = source.trim().replace(/;$/, '');
  try {
    return toScript(`return (${expression}\n)`);
  } catch {
    return toScript(source);
  }
}

/**
 * Translates the code of a live block: an expression or a component is its value; statements call
 * `render(<App />)` themselves. JSX and types are taken away, loops are guarded.
 *
 * @param source - what the reader sees and edits
 * @returns the body of a function that takes the {@link PARAMETERS}
 * @throws SyntaxError that names the place in the source
 */
export function toBody(source: string): string {
  // In a function of its own, so that a block may declare a name of React itself.
  return `const {${REACT_NAMES.join()}} = React; return (() => {${translate(source)}\n})();`;
}

/**
 * Compiles the code of a live block, as {@link toBody} translates it.
 *
 * @param source - what the reader sees and edits
 * @returns a program
 * @throws SyntaxError that names the place in the source
 */
export function compile(source: string): Program {
  const body = toBody(source);
  return (scope) =>
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- The policy of the frame allows evaluation, and that of no page: its origin is opaque.
    new Function(...PARAMETERS, body)(
      ...PARAMETERS.map((name) => scope[name]),
    ) as unknown;
}
