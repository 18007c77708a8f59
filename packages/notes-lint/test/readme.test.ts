import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LEVELS } from '../src/problems/levels.ts';
import { CHECKS } from '../src/rules/rules.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const ROW = /^\| `([\w-]+\/[\w-]+)` +\|.*\| (\w+) +\| `([\w/.-]+)` +\|$/gm;
const ROWS = [...README.matchAll(ROW)].map(([, rule = '', level, file = '']) => {
  return { rule, level, file };
});

describe('README', () => {
  it('lists every rule with its level', () => {
    const levels = ROWS.map(({ rule, level }) => [rule, level]);
    expect(Object.fromEntries(levels)).toEqual(LEVELS);
    expect(Object.keys(LEVELS)).toEqual(expect.arrayContaining(Object.keys(CHECKS)));
  });

  it.each(ROWS.filter(({ file }) => file.endsWith('.ts')))(
    'leads from $rule to the file that checks it',
    async ({ rule, file }) => {
      const url = new URL(`../src/${file}`, import.meta.url);
      if (CHECKS[rule])
        expect(Object.values((await import(url.href)) as object)).toContain(CHECKS[rule]);
      else expect(readFileSync(url, 'utf8')).toContain(`'${rule}'`);
    },
  );
});
