import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { CHECKS, LEVELS } from '../src/rules/index.ts';

it('README lists every rule with its level', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w-]+\/[\w-]+)` +\|.*\| (\w+) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, rule, level]) => [rule, level]))).toEqual(
    LEVELS,
  );
  expect(Object.keys(LEVELS)).toEqual(expect.arrayContaining(Object.keys(CHECKS)));
});
