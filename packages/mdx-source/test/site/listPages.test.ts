import { describe, expect, it } from 'vitest';

import { isDraft, isListed, listPages } from '../../src/index.ts';

describe('listPages', () => {
  it('ignores plugins whose folder is missing, which load null', () => {
    const content = {
      'docusaurus-plugin-content-blog': { default: null },
      'docusaurus-plugin-content-pages': { default: null },
    };
    expect(listPages(content, '/site', 'Other')).toEqual([]);
  });

  it('has the date that Docusaurus worked out for a post', () => {
    const metadata = {
      permalink: '/blog/2026/11/28/x',
      title: 'X',
      source: '@site/blog/2026-11-28-x.md',
      frontMatter: {},
      date: new Date('2026-11-28'),
    };
    const blog = { blogPosts: [{ metadata }], blogListPaginated: [] };
    const content = { 'docusaurus-plugin-content-blog': { default: blog } };
    expect(listPages(content, '/site', 'Other')).toMatchObject([
      { file: 'blog/2026-11-28-x.md', date: '2026-11-28' },
    ]);
  });
});

describe('a draft, an unlisted page', () => {
  it.each([true, 'true', 'TRUE'])(
    'is one for Docusaurus if the key is %j, so no list has it',
    (value) => {
      expect(isDraft({ frontMatter: { draft: value } })).toBe(true);
      expect(isListed({ frontMatter: { draft: value } })).toBe(false);
      expect(isListed({ frontMatter: { unlisted: value } })).toBe(false);
      expect(isListed({ frontMatter: {}, unlisted: true })).toBe(false);
    },
  );

  it.each([undefined, false, 'false'])('is none if the key is %j', (value) => {
    const frontMatter = { draft: value, unlisted: value };
    expect(isDraft({ frontMatter })).toBe(false);
    expect(isListed({ frontMatter })).toBe(true);
  });
});
