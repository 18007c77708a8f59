import { expect, it } from 'vitest';

import { openProgram } from '../src/typescript/openProgram.ts';

const WITH_NUMBER = /^TS\d+/;

/** Line and code of each error. */
function errorsIn(name: string, code: string): string[] {
  const file = `${process.cwd()}/docs/${name}`;
  const found = openProgram(new Map([[file, code]]), process.cwd())(file);
  return found.map(({ line, message }) => `${line} ${WITH_NUMBER.exec(message)?.[0]}`);
}

it('reports a missing module, and not what has no type because of it', () => {
  const callbacks = 'on((e) => e);\non(({ a }) => a);\n';
  const declared = 'declare function on(call: (e: any) => void): void;\n';
  const own = 'export const f = (b) => b;\n';
  expect(errorsIn('a.ts', `import { on } from 'none-such';\n${callbacks}`)).toEqual([
    '1 TS2307',
  ]);
  expect(errorsIn('a.ts', `${declared}${callbacks}${own}`)).toEqual(['4 TS7006']);
});

it('reports a missing package once, and each missing file', () => {
  const imports = ['@a/b/zod', '@a/b/yup', 'none-such', './a', './b'];
  const code = imports.map((from, at) => `import v${at} from '${from}';\nv${at};\n`);
  expect(errorsIn('c.ts', code.join(''))).toEqual([
    '1 TS2307',
    '5 TS2307',
    '7 TS2307',
    '9 TS2307',
  ]);
});

it('reports a syntax error, and not that a function has no body because of it', () => {
  expect(errorsIn('a.js', 'function f();\n')).toEqual(['1 TS8017']);
  expect(errorsIn('a.js', 'const a = ;\nfunction f();\n')).toEqual(['1 TS1109']);
});
