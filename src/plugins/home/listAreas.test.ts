import type { LoadedPage } from 'mdx-source';
import { expect, test } from 'vitest';

import { toArea, type AreaSource } from './listAreas.ts';

function aPage(title: string, frontMatter: LoadedPage['frontMatter'] = {}): LoadedPage {
  const description = 'Why.';
  return {
    title,
    permalink: `/docs/${title}`,
    file: `docs/${title}.md`,
    area: 'Tech notes',
    frontMatter: { description, ...frontMatter },
  };
}

function area(pages: LoadedPage[], rest: Partial<AreaSource> = {}) {
  const names = { id: 'tech-notes', name: 'Tech notes', summary: 'Decisions.' };
  return toArea({ ...names, featured: [], pages, ...rest });
}

const titlesOf = (entries: readonly { title: string }[]) =>
  entries.map(({ title }) => title);

test('all pages of an area are listed by title', () => {
  const { entries } = area([aPage('Note 10'), aPage('狼道'), aPage('Note 9')]);
  expect(titlesOf(entries)).toEqual(['Note 9', 'Note 10', '狼道']);
});

test('an area with its own list page only gets a count', () => {
  const listHref = '/docs/tech-notes/';
  expect(area([aPage('a'), aPage('b')], { listHref })).toMatchObject({
    count: 2,
    listHref,
    entries: [],
  });
});

test('an area lists what it does not feature', () => {
  const { count, entries } = area([aPage('a'), aPage('b')], { featured: ['docs/b.md'] });
  expect(titlesOf(entries)).toEqual(['a']);
  expect(count).toBe(2);
});

test('a title keeps its language', () => {
  expect(area([aPage('狼道', { lang: 'zh-Hans' })]).entries).toEqual([
    { title: '狼道', href: '/docs/狼道', lang: 'zh-Hans' },
  ]);
});

test('featured notes keep their order and say what they answer', () => {
  const { featured } = area([aPage('a'), aPage('b')], {
    featured: ['docs/b.md', 'docs/a.md'],
  });
  expect(titlesOf(featured)).toEqual(['b', 'a']);
  expect(featured[0]?.summary).toBe('Why.');
});

test('a featured note that does not exist fails the build', () => {
  expect(() => area([aPage('a')], { featured: ['docs/x.md'] })).toThrow(
    /features docs\/x\.md in the area tech-notes.*src\/notes\/areas/s,
  );
});
