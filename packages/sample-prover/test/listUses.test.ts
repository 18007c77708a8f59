import { expect, it } from 'vitest';

import { readSamples } from '../src/fences/index.ts';
import { listUses } from '../src/listUses.ts';
import { aPage } from './aPage.ts';

function usesOf(language: string, code: string): string[] {
  const { tree } = aPage(['```' + language, code, '```'].join('\n'));
  const [, ...uses] = listUses('a', { samples: readSamples(tree).samples, context: [] });
  return uses;
}

it.each([
  ['ts', "import { z } from 'zod';", ['package zod']],
  ['ts', 'import fs from "node:fs";\nimport path from "path";', []],
  ['tsx', "export * from '@scope/name/part';", ['package @scope/name']],
  ['js', "const a = await import('dataloader');", ['package dataloader']],
  ['js', "import { a } from './a';\nimport '/b';", []],
  ['js', 'const a = await import(name);', ['packages']],
  ['ts', "createRequire(import.meta.url)('zod');", ['packages']],
  ['bash run', 'node script.mjs', ['packages']],
  ['bash', 'node script.mjs', []],
  ['bash run', 'echo one', []],
  ['css', '@import "zod";', []],
])('%s: %s depends on %j', (language, code, expected) => {
  expect(usesOf(language, code)).toEqual(expected);
});
