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

const fence = (code: string, meta = '') => ['```ts' + meta, code, '```'].join('\n');

const DECLARED = [
  fence('declare global { interface String { shout(): string } }\nexport {};'),
  fence('declare const leaked: number;', ' title="leak.d.ts"'),
  fence("declare module 'react' { export const leaked: number }\nexport {};"),
  fence('/// <reference no-default-lib="true" />\nexport const a = 1;'),
];
const USED = [
  fence("export const loud = 'x'.shout();"),
  fence('export const twice = leaked * 2;'),
  fence("import { leaked } from 'react';\nexport const same: number = leaked;"),
  fence('export const next = [1, 2].map((n) => n + 1);'),
];

it('what a sample declares for its whole program reaches no other sample', async () => {
  const pages = [aPage(DECLARED.join('\n\n'), 'a.md'), aPage(USED.join('\n\n'), 'b.md')];
  const { faults, verdicts } = await checkSamples(pages, { cacheFolder, workers: 1 });
  const told = faults.filter(({ file }) => file === 'b.md');
  expect(told.map(({ message }) => /^TS\d+/.exec(message)?.[0])).toEqual([
    'TS2339',
    'TS2304',
    'TS2305',
  ]);
  expect(verdicts.get('b.md')?.at(-1)?.depth).toBe('compiled');
});
