import { expect, it } from 'vitest';

import { readPages } from 'mdx-source';
import { checkAll } from '../../src/notes/checks.ts';

it('no note of this site promises proof and shows an excerpt', async () => {
  const siteDir = process.cwd();
  const { problems } = await checkAll(siteDir, readPages(siteDir), {});
  const rules = ['sample/unresolved', 'sample/excerpt'];
  const excerpts = problems.filter(({ rule }) => rules.includes(rule));
  expect(excerpts).toEqual([]);
});
