import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { aFence, aFolder, aPage } from 'mdx-source/testing';
import { checkSamples } from '../../src/index.ts';

function check(...pages: readonly (readonly string[])[]) {
  const { root: cacheFolder, remove } = aFolder();
  onTestFinished(remove);
  const read = pages.map((fences, index) => aPage(fences.join('\n\n'), `${index}.md`));
  return checkSamples(read, { cacheFolder, workers: 1 });
}

const site = path.resolve('src/site.ts');

it('a sample reaches no file of the project, whichever way it names it', async () => {
  const samples = [
    `import '${site}';`,
    `export * from '${site.replace(/\.ts$/, '')}';`,
    `export const a = import('file://${site}');`,
    `export type A = typeof import('../../src/site.ts');`,
    `/// <reference path="${site}" />`,
    `/// <reference types="${site}" />`,
    `import 'react/../../src/site.ts';`,
  ];
  const { problems } = await check(samples.map((code) => aFence('ts', code)));
  expect(problems.map(({ message }) => /Cannot find|not found/.test(message))).toEqual(
    samples.map(() => true),
  );
  expect(problems[0]?.remedy).toContain('a fence of the page');
});

it('a sample runs beside a fence that declares types alone', async () => {
  const { problems, verdicts } = await check([
    aFence('ts title="globals.d.ts"', 'declare const greeting: string | undefined;'),
    aFence('ts run', 'console.log(typeof greeting);'),
    aFence('text output', 'undefined'),
  ]);
  expect(problems).toEqual([]);
  expect(verdicts.get('0.md')?.at(-1)?.depth).toBe('run');
});

it('what a sample declares for its whole program reaches no other sample', async () => {
  const { problems } = await check(
    [
      aFence('ts', 'declare global { interface String { shout(): string } }\nexport {};'),
      aFence('ts title="leak.d.ts"', 'declare const leaked: number;'),
      aFence('ts', '/// <reference no-default-lib="true" />\nexport const a = 1;'),
    ],
    [
      aFence('ts', "export const loud = 'x'.shout();"),
      aFence('ts', 'export const twice = leaked * 2;'),
      aFence('ts', 'export const next = [1, 2].map((n) => n + 1);'),
    ],
  );
  const told = problems.filter(({ file }) => file === '1.md');
  expect(told.map(({ rule }) => rule)).toEqual([
    'sample/typescript',
    'sample/unresolved',
  ]);
  expect(told[1]?.message).toContain('leaked');
});
