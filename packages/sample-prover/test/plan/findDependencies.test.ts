import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { readSamples } from '../../src/read/readSamples.ts';
import { LANGUAGES } from '../../src/read/languages.ts';
import { findDependencies } from '../../src/plan/findDependencies.ts';

const read = (lines: readonly string[]) => readSamples(aPage(lines.join('\n')).tree);

describe('the files that a sample depends on', () => {
  it('are the titled fences that it imports, and those they import', () => {
    const { samples } = read([
      ...['```ts title="a.ts"', "export * from './b';", '```', ''],
      ...['```ts title="b.ts"', 'export const b = 1;', '```', ''],
      ...['```ts title="c.ts"', 'export const c = 1;', '```', ''],
      ...['```ts', "import { b } from './a.ts';", '```'],
    ]);
    const [a, b, , last] = samples;
    if (!last) throw new Error('four fences were written');
    expect(findDependencies(last, samples)).toEqual([a, b]);
  });

  it.each(['./add', './add.js', './add.ts', '../src/add.js'])(
    'are found from the folder of the title: %s',
    (specifier) => {
      const { samples } = read([
        ...['```ts title="src/add.ts"', 'export const one = 1;', '```', ''],
        ...['```json title="add.json"', '{}', '```', ''],
        ...['```ts title="src/main.ts"', `import { one } from '${specifier}';`, '```'],
      ]);
      const [add, , main] = samples;
      if (!main) throw new Error('three fences were written');
      expect(findDependencies(main, samples)).toContain(add);
    },
  );

  it('include what SCSS names without a path', () => {
    const { samples } = read([
      ...['```scss title="_space.scss"', '$s: 1;', '```', ''],
      ...['```scss title="tokens.scss"', '@forward "space";', '```', ''],
    ]);
    const [space, tokens] = samples;
    if (!tokens) throw new Error('two fences were written');
    expect(findDependencies(tokens, samples)).toEqual([space]);
  });

  it.each(LANGUAGES.typescript)(
    'include declarations that nothing imports: %s',
    (language) => {
      const { samples } = read([
        ...['```ts title="styles.d.ts"', "declare module '*.scss';", '```', ''],
        ...['```' + language, "import './button.scss';", '```'],
      ]);
      const [declarations, script] = samples;
      if (!script) throw new Error('two fences were written');
      expect(findDependencies(script, samples)).toEqual([declarations]);
    },
  );
});
