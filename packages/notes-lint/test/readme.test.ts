import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { RULES } from '../src/rules/index.ts';

it('README lists every rule with its level', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w-]+\/[\w-]+)` +\|.*\| (\w+) +\|$/gm)];
  const listed = Object.fromEntries(rows.map(([, rule, severity]) => [rule, severity]));
  const levels = Object.entries(RULES).map(([rule, { level }]) => [rule, level]);
  expect(listed).toEqual(Object.fromEntries(levels));
});
