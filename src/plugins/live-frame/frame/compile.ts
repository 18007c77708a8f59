import { transform } from 'sucrase';

import { guardLoops } from './guardLoops.ts';

/** A compiled block, which awaits the names it may use. */
export type Program = (scope: Readonly<Record<string, unknown>>) => unknown;

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
 * Compiles the code of a live block: an expression or a component is its value; statements call
 * `render(<App />)` themselves. JSX and types are taken away, loops are guarded.
 *
 * @param source - what the reader sees and edits
 * @returns a program for a scope that holds at least `React`, `render` and `tick`
 * @throws SyntaxError that names the place in the source
 */
export function compile(source: string): Program {
  const script = translate(source);
  return (scope) =>
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- The policy of the frame allows evaluation, and that of no page: its origin is opaque.
    new Function(...Object.keys(scope), script)(...Object.values(scope)) as unknown;
}
