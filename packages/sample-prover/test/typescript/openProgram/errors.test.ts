import { expect, it } from 'vitest';

import { errorsIn, findIn } from './findIn.ts';

it('the type of a parameter is what code around the block would give', () => {
  const [parameter] = findIn('a.ts', 'export const f = (b) => b;');
  expect(parameter).toMatchObject({ needsContext: true });
  const [other] = findIn('a.ts', "const one: number = 'one';");
  expect(other).toMatchObject({ needsContext: false });
});

it('reports a missing module, and not what has no type because of it', () => {
  const callbacks = 'on((e) => e);\non(({ a }) => a);\n';
  const declared = 'declare function on(call: (e: any) => void): void;\n';
  const own = 'export const f = (b) => b;\n';
  expect(errorsIn('a.ts', `import { on } from 'none-such';\n${callbacks}`)).toEqual([
    '1 the package none-such',
  ]);
  expect(errorsIn('a.ts', `${declared}${callbacks}${own}`)).toEqual(['4 TS7006']);
});

it('what an undefined type is not assignable to follows from it', () => {
  const exhaustive =
    'export function area(s: Shape): never {\n  const x: never = s;\n  return x;\n}';
  expect(findIn('a.ts', exhaustive)).toMatchObject([{ unresolved: { name: 'Shape' } }]);
  const other = "export const n: number = 'one';\n";
  expect(errorsIn('a.ts', `${other}${exhaustive}`)).toHaveLength(2);
});

it('reports a missing package once, and each missing file', () => {
  const imports = ['@a/b/zod', '@a/b/yup', 'none-such', './a', './b'];
  const code = imports.map((from, at) => `import v${at} from '${from}';\nv${at};\n`);
  expect(errorsIn('c.ts', code.join(''))).toEqual([
    '1 the package @a/b',
    '5 the package none-such',
    '7 TS2307',
    '9 TS2307',
  ]);
});

it('names an invalid character, once a line', () => {
  const code = "f(“a b”);\nconst x = '“' + ‘y’;\nconst z = 1；\na b ‘c’;";
  expect(findIn('a.ts', code).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 TS1127: Invalid character. “',
    '2 TS1127: Invalid character. ‘',
    '3 TS1127: Invalid character. ；',
    '4 TS1127: Invalid character. ‘',
  ]);
});

it.each(['// error', '// Error: z is unknown', '// ❌', "// doesn't compile"])(
  'an error that its line announces is a warning: %s',
  (comment) => {
    const wrong = (end: string) =>
      findIn('a.ts', `export const p: { x: number } = { x: 1, z: 3 }; ${end}`);
    for (const other of ['// a point', '// handles errors later', '// error handling'])
      expect(wrong(other), other).toMatchObject([{ severity: 'error' }]);
    expect(wrong(comment)).toMatchObject([
      {
        severity: 'warning',
        remedy: expect.stringContaining('@ts-expect-error') as string,
      },
    ]);
  },
);

it('a URL announces no error', () => {
  const code = "export const n: number = 'https://a.example/errors';";
  expect(findIn('a.ts', code)).toMatchObject([{ severity: 'error' }]);
});

it('knows Temporal, which browsers have', () => {
  expect(findIn('a.ts', 'console.log(Temporal.Now.instant().toString());')).toEqual([]);
  expect(findIn('a.js', 'console.log(Temporal.Now.instant().toString());')).toEqual([]);
});
