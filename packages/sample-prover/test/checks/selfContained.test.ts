import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkSamples } from '../../src/index.ts';
import { aPage } from '../aPage.ts';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'samples-'));
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const site = path.resolve('src/site.ts');
const local = path.relative(path.resolve('.samples/0'), site);

it('a sample reaches no file of the project, whichever way it names it', async () => {
  const samples = [
    `import '${site}';`,
    `export * from '${site.replace(/\.ts$/, '')}';`,
    `export const a = import('file://${site}');`,
    `export type A = typeof import('${local}');`,
    `/// <reference path="${site}" />`,
    `/// <reference types="${site}" />`,
    `import 'react/../../src/site.ts';`,
    `import '../1/sample';`,
  ];
  const fences = samples.map((code) => ['```ts', code, '```'].join('\n'));
  const { faults } = await checkSamples([aPage(fences.join('\n\n'))], {
    cacheFolder,
    workers: 1,
  });
  const told = faults.filter(({ message }) =>
    message.includes('a code block of this page'),
  );
  expect(told.map(({ line }) => line)).toEqual(samples.map((_, place) => place * 4 + 2));
  expect(told[0]?.remedy).toContain('a fence of the page');
});

it('a sample runs beside a fence that declares types alone', async () => {
  const fences = [
    '```ts title="globals.d.ts"\ndeclare const greeting: string | undefined;\n```',
    '```ts run\nconsole.log(typeof greeting);\n```',
    '```text output\nundefined\n```',
  ];
  const { faults, verdicts } = await checkSamples([aPage(fences.join('\n\n'))], {
    cacheFolder,
    workers: 1,
  });
  expect(faults).toEqual([]);
  expect(JSON.stringify([...verdicts.values()])).toContain('"run"');
});
