import { expect, it, onTestFinished } from 'vitest';

import { readPage, readPages } from '../../src/index.ts';
import { aFolder } from '../support/index.ts';

it('readPages finds docs, posts and pages, but no partials or other files', () => {
  const files = [
    'docs/a.md',
    'docs/b/index.mdx',
    'docs/b/_part.md',
    'docs/_drafts/c.md',
    'docs/b/_category_.json',
    'blog/post/index.md',
    'src/pages/page.md',
    'src/pages/index.tsx',
  ];
  const { root: siteDir, remove } = aFolder(
    Object.fromEntries(files.map((file) => [file, 'text'])),
  );
  expect(readPages(siteDir).map(({ file }) => file)).toEqual([
    'blog/post/index.md',
    'docs/a.md',
    'docs/b/index.mdx',
    'src/pages/page.md',
  ]);
  remove();
});

it('readPages reads a page once, until its file changes', () => {
  const { root: siteDir, write, remove } = aFolder({ 'docs/a.md': 'text' });
  onTestFinished(remove);
  const [page] = readPages(siteDir);
  expect(readPages(siteDir)[0]).toBe(page);
  expect(readPage(siteDir, 'docs/a.md')).toBe(page);
  write('docs/a.md', 'other text');
  expect(readPages(siteDir)[0]?.source).toBe('other text');
});
