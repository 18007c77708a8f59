import { symlinkSync } from 'node:fs';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { openProgram } from '../../src/typescript/openProgram.ts';

const site = aFolder({
  'package-lock.json': JSON.stringify({
    packages: {
      '': { devDependencies: { '@axe-core/playwright': '4', '@types/pg': '8' } },
      samples: { dependencies: { zod: '4' } },
      'node_modules/nonesuch': { dependencies: { 'none-sucks': '1' } },
    },
  }),
});
const { root } = site;
// The standard library's types.
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
afterAll(() => site.remove());

function remedyFor(module: string) {
  const file = `${root}/docs/a.ts`;
  const check = openProgram(
    new Map([[file, `import '${module}';\nimport a from '${module}';\na();\n`]]),
    { root, addCommand: 'npm add' },
  );
  const found = check(file).filter(({ message }) =>
    /^TS(?:2307|2882|7016)/.test(message),
  );
  return found[0]?.remedy;
}

it.each([
  ['@axe-core/playwrigth', '@axe-core/playwright'],
  ['@axe-core/playwrigth/lib', '@axe-core/playwright'],
  ['zodd', 'zod'],
])('suggests the package that was meant: %s', (module, meant) => {
  expect(remedyFor(module)).toMatch(
    `Probably meant: ${meant}. To let samples import it: `,
  );
});

it.each([
  ['none-such/fp', 'none-such'],
  ['@scope/other/deep', '@scope/other'],
])('says how to add a missing package: %s', (module, name) => {
  expect(remedyFor(module)).toBe(
    `To let samples import it: npm add ${name}; or write nocheck="reason" after the language.`,
  );
});

it('a missing file is not taken for a package', () => {
  expect(remedyFor('./zodd')).toMatch(/^Show that file in a fence of the page/);
});

it('a package without types is not told to be installed', () => {
  expect(remedyFor('lodash')).toBeUndefined();
});

it("a module that Node doesn't have isn't installed", () => {
  expect(remedyFor('node:none-such')).toBe(
    'Node has no such module; correct the name, or write nocheck="reason" after the language.',
  );
});
