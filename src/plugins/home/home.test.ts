import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterAll, expect, test, vi } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import home from './index.ts';
import type { Area } from '../../notes/areas.ts';
import type { HomeData } from '../../components/HomePage/data.ts';

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
async function homeOf(docs: readonly object[], area: Partial<Area> = {}) {
  const createData = vi.fn<(name: string, data: HomeData) => Promise<string>>();
  const plugin = home({ siteDir: root, baseUrl: '/' } as LoadContext, {
    areas: [{ folder: 'notes', ...area }],
    featuredPosts: [],
    otherPages: 'About',
    otherPagesSummary: 'Where the shed is.',
    purpose: 'A shed of {count}.',
  });
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
    },
    actions: { createData, addRoute: vi.fn() } as unknown as PluginContentLoadedActions,
  });
  return createData.mock.calls[0]?.[1];
}

test('drafts and unlisted notes are left out under npm start too', async () => {
  const page = await homeOf([
    doc('a'),
    doc('b', { draft: true }),
    doc('c', { unlisted: true }),
  ]);
  expect(page?.areas).toMatchObject([{ id: 'notes', count: 1 }]);
});

test('the page says what the site is, in the words of its settings', async () => {
  expect((await homeOf([doc('a'), doc('b')]))?.purpose).toBe('A shed of 2.');
});

test('pages outside the areas come last, with the summary of the settings', async () => {
  const outside = { ...doc('start'), source: '@site/docs/start.md' };
  expect((await homeOf([outside, doc('a')]))?.areas).toMatchObject([
    { id: 'notes' },
    { id: 'about', name: 'About', summary: 'Where the shed is.' },
  ]);
});

test('a site without a blog has a home page without one', async () => {
  expect((await homeOf([doc('a')]))?.areas.map(({ id }) => id)).toEqual(['notes']);
});

test('languages that notes set are named, with the number of notes', async () => {
  const lang = 'zh-Hans';
  const page = await homeOf([doc('a', { lang }), doc('b'), doc('c', { lang })]);
  expect(page?.languages).toEqual([{ lang, name: 'Chinese', count: 2 }]);
});

test.each([
  [{ sidebar: 'beds', page: 'docs/notes/' }, '/docs/notes/#all-notes', 0],
  [{ sidebar: 'beds' }, undefined, 1],
  [{ page: 'docs/notes/' }, undefined, 1],
])(
  'an area is listed by its own page if it has one and a sidebar: %o',
  async (area, listHref, length) => {
    expect((await homeOf([doc('a')], area))?.areas).toMatchObject([
      { listHref, entries: { length } },
    ]);
  },
);
