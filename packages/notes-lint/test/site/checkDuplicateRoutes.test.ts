import { describe, expect, it } from 'vitest';

import { permalinkOf } from 'mdx-source';
import { aPage } from 'mdx-source/testing';
import { checkDuplicateRoutes } from '../../src/site/checkDuplicateRoutes.ts';
import { readOutline } from '../../src/links/readOutline.ts';

describe('notes with one URL', () => {
  const aTarget = (file: string, slug?: string, isDraft = false) => ({
    file,
    permalink: permalinkOf(file, { slug }),
    outline: readOutline(aPage('', file)),
    isDraft,
  });
  const [file, folder] = [aTarget('docs/x.md'), aTarget('docs/x/index.md')];
  const check = (...notes: ReturnType<typeof aTarget>[]) =>
    checkDuplicateRoutes({ notes }).map(
      (problem) => `${problem.file}: ${problem.message}`,
    );

  it.each([
    ['one slug', aTarget('docs/a.md', 'x'), aTarget('docs/b.md', 'x')],
    ['x beside x/, which Docusaurus treats as two routes', file, folder],
  ])('are reported in both: %s', (_, one, other) => {
    expect(check(one, other, aTarget('docs/y.md'))).toEqual([
      `${one.file}: ${other.file} has the same URL, /docs/x, so the page of that note isn't kept.`,
      `${other.file}: ${one.file} has the same URL, /docs/x, so the page of this note isn't kept.`,
    ]);
  });

  it('are not a problem while one of them is a draft', () => {
    expect(check(file, aTarget('docs/y.md', 'x', true))).toEqual([]);
  });
});
