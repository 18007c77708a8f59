import { describe, expect, it } from 'vitest';

import { slimDocs, type DocsProps } from './slimDocs.ts';

describe('the data shared by docs pages', () => {
  const note = { id: 'git/reset', title: 'Reset', description: 'What it undoes.' };
  const link = { type: 'link', label: 'Reset', href: '/docs/reset' };
  const category = {
    type: 'category',
    label: 'Git',
    href: '/docs/category/git',
    items: [{ ...link, docId: note.id, unlisted: false }],
  };
  const version = {
    label: 'Next',
    docs: { [note.id]: note },
    docsSidebars: { notes: [{ type: 'category', label: 'All', items: [category] }] },
  };
  const page = { title: 'Git', permalink: '/docs/category/git' };
  const [slimVersion, slimPage] = slimDocs([
    { version },
    { categoryGeneratedIndex: page },
  ] as unknown as DocsProps[]);

  it('contains the sidebars, without ids and descriptions of the notes', () => {
    const slim = {
      type: 'category',
      label: 'All',
      items: [{ ...category, items: [link] }],
    };
    expect(slimVersion).toEqual({
      version: { label: 'Next', docs: {}, docsSidebars: { notes: [slim] } },
    });
  });

  it("has the descriptions of a category's notes on its page", () => {
    expect(slimPage).toEqual({
      categoryGeneratedIndex: {
        ...page,
        descriptions: { '/docs/reset': 'What it undoes.' },
      },
    });
  });
});
