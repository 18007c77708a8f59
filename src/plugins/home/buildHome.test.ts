import { afterAll, expect, test } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { buildHome } from './buildHome.ts';
import type { Area } from '../../notes/areas.ts';

const { root, remove } = aFolder();
afterAll(remove);

const doc = (name: string, frontMatter: object = {}) => ({
  title: name,
  permalink: `/docs/notes/${name}`,
  source: `@site/docs/notes/${name}.md`,
  frontMatter,
  unlisted: false, // as Docusaurus sets it under `npm start`, whatever the front matter says
});

/** The data of the home page of a site with these docs and without a blog. */
function homeOf(docs: readonly object[], area: Partial<Area> = {}) {
  const content = { default: { loadedVersions: [{ docs }] } };
  return buildHome(
    { 'docusaurus-plugin-content-docs': content },
    { siteDir: root, baseUrl: '/' },
    {
      areas: [{ folder: 'notes', ...area }],
      featuredPosts: [],
      blogDescription: 'What the shed taught me.',
      otherPages: 'About',
      otherPagesSummary: 'Where the shed is.',
      purpose: 'A shed of {count}.',
    },
  );
}

test('drafts and unlisted notes are left out under npm start too', () => {
  const page = homeOf([
    doc('a'),
    doc('b', { draft: true }),
    doc('c', { unlisted: true }),
  ]);
  expect(page.areas).toMatchObject([{ id: 'notes', count: 1 }]);
});

test('the page says what the site is, in the words of its settings', () => {
  expect(homeOf([doc('a'), doc('b')]).purpose).toBe('A shed of 2.');
});

test('pages outside the areas come last, with the summary of the settings', () => {
  const outside = { ...doc('start'), source: '@site/docs/start.md' };
  expect(homeOf([outside, doc('a')]).areas).toMatchObject([
    { id: 'notes' },
    { id: 'about', name: 'About', summary: 'Where the shed is.' },
  ]);
});

test('a site without a blog has a home page without one', () => {
  expect(homeOf([doc('a')]).areas.map(({ id }) => id)).toEqual(['notes']);
});

test('languages that notes set are named, with the number of notes', () => {
  const lang = 'zh-Hans';
  const page = homeOf([doc('a', { lang }), doc('b'), doc('c', { lang })]);
  expect(page.languages).toEqual([{ lang, name: 'Chinese', count: 2 }]);
});

test.each([
  [{ sidebar: 'beds', page: 'docs/notes/' }, '/docs/notes/#all-notes', 0],
  [{ sidebar: 'beds' }, undefined, 1],
  [{ page: 'docs/notes/' }, undefined, 1],
])(
  'an area is listed by its own page if it has one and a sidebar: %o',
  (area, listHref, length) => {
    expect(homeOf([doc('a')], area).areas).toMatchObject([
      { listHref, entries: { length } },
    ]);
  },
);
