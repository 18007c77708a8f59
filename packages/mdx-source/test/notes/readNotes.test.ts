import { expect, it, onTestFinished } from 'vitest';

import { readNotes, readPage } from '../../src/index.ts';
import { aFolder } from '../support/index.ts';

it('readNotes finds docs, posts and pages, but no partials or other files', () => {
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
  const { root, remove } = aFolder(
    Object.fromEntries(files.map((file) => [file, 'text'])),
  );
  expect(readNotes(root).map(({ file }) => file)).toEqual([
    'blog/post/index.md',
    'docs/a.md',
    'docs/b/index.mdx',
    'src/pages/page.md',
  ]);
  remove();
});

it('readNotes reads a note once, until its file changes', () => {
  const { root, write, remove } = aFolder({ 'docs/a.md': 'text' });
  onTestFinished(remove);
  const [note] = readNotes(root);
  expect(readNotes(root)[0]).toBe(note);
  expect(readPage(root, 'docs/a.md')).toBe(note);
  write('docs/a.md', 'other text');
  expect(readNotes(root)[0]?.source).toBe('other text');
});
