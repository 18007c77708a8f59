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
      'node_modules/@axe-core/playwright': { version: '4.0.0' },
      'node_modules/@types/pg': { version: '8.0.0' },
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/nonesuch': { dependencies: { 'none-sucks': '1' } },
    },
  }),
});
const { root } = site;
// The standard library's types.
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
afterAll(() => site.remove());

function explain(module: string) {
  const file = `${root}/docs/a.ts`;
  const check = openProgram(
    new Map([[file, `import '${module}';\nimport a from '${module}';\na();\n`]]),
    { root, addCommand: 'npm add' },
  );
  return check(file).find(({ message }) => !message.startsWith('TS6133'));
}
const remedyFor = (module: string) => explain(module)?.remedy;

it.each([
  ['@axe-core/playwrigth', '@axe-core/playwright'],
  ['@axe-core/playwrigth/lib', '@axe-core/playwright'],
  ['zodd', 'zod'],
  ['child-process', 'child_process'],
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

it.each(['none-such/fp', '@scope/other', 'zodd'])(
  'a package that is not installed is a warning, because nothing is wrong with the code: %s',
  (module) => {
    const [missing] = /^(?:@\w+\/)?[^/]+/.exec(module) ?? [];
    expect(explain(module)).toMatchObject({
      severity: 'warning',
      missing: { tool: `the package ${missing}`, install: missing },
      message: `${missing} isn't installed, so the sample is only parsed.`,
    });
  },
);

it.each([
  './zodd',
  'zod/none-such',
  'node:none-such',
  'fs/promise',
  '@/hooks',
  '~/hooks',
  '#db',
])('what no package provides is an error: %s', (module) => {
  const found = explain(module);
  expect(found).toMatchObject({ severity: 'error' });
  expect(found?.missing).toBeUndefined();
});

it("a short name of a package that isn't installed isn't taken for a typo of Node's module", () => {
  const found = explain('next/cache');
  expect(found).toMatchObject({ missing: { install: 'next' } });
  expect(found?.rule).toBeUndefined();
});

it.each<[string, boolean | undefined]>([
  ['./Card.module.css', true],
  ['../logo.png', true],
  ['./data.json', false],
  ['./card.tsx', false],
  ['./card', false],
  ['@/logo.png', false],
  ['astro:content', true],
  ['npm:zod', true],
  ['https://esm.sh/lit', true],
  ['node:none-such', undefined],
])('a bundler resolves what TypeScript never reads: %s %s', (module, isBundled) => {
  expect(explain(module)?.isBundled).toBe(isBundled);
});

it('a missing file is not taken for a package', () => {
  expect(remedyFor('./zodd')).toMatch(
    /^Show that file in a fence of the page, .* If it's there, give this block a title in the same folder; /,
  );
});

it('a package without types is not told to be installed', () => {
  expect(remedyFor('lodash')).toBeUndefined();
});

it("a module that Node doesn't have isn't installed", () => {
  expect(remedyFor('node:none-such')).toBe(
    'Node has no such module; correct the name, or write nocheck="reason" after the language.',
  );
});
