import { existsSync } from 'node:fs';

import { Globby } from '@docusaurus/utils';
import { expect, it } from 'vitest';

import budgets from '../built/budgets.json';
import { NAMED_PAGES } from '../support/pages.ts';

// Tests of another site do without these: they skip what no page has.

it('the pages that tests and budgets name are built', () => {
  const named = [...NAMED_PAGES, ...Object.values(budgets.pages).map(({ path }) => path)];
  expect(named.filter((path) => !existsSync(`build/${path}/index.html`))).toEqual([]);
});

it('there are labs to test', () => {
  const ignore = ['**/node_modules/**'];
  expect(Globby.sync('labs/**/run.sh', { ignore })).not.toEqual([]);
});
