import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { listPageFiles, permalinkOf, readPages } from 'mdx-source';
import budgets from '../built/budgets.json';
import sidebars from '../../sidebars.ts';
import { site } from '../../src/site.ts';
import { readDocsData } from '../support/globalData.ts';
import { readRoutes } from './readRoutes.ts';

const routes = readRoutes();

/** Path and folder of a page, decoded and without a trailing slash. */
function normalize(path: string): string {
  return decodeURIComponent(path).replace(/(?<=.)\/$/, '');
}

function readSitemap(): string[] {
  const root = site.url + site.baseUrl;
  return [
    ...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
  ].map((match) => normalize(`/${(match[1] ?? '').replace(root, '')}`));
}

const built = readSitemap();

/** Pages that Docusaurus generates for categories, tags, authors and long lists of posts. */
const LISTS = /^\/(?:docs\/(?:category|tags)|blog\/(?:tags|authors|page))(?:\/|$)/;

test('the sitemap contains only the table and pages of notes outside it', () => {
  const planned = new Set(routes.map(({ path }) => normalize(path)));
  const sources = new Set(routes.map(({ source }) => source));
  const ownNotes = listPageFiles('.').filter((file) => !sources.has(file));
  const ownPages = readPages('.', ownNotes).map(({ file, frontMatter }) =>
    normalize(permalinkOf(file, frontMatter)),
  );
  const others = built.filter((path) => !planned.has(path) && !ownPages.includes(path));
  // An own note can bring pages that list it.
  const wrong = others.filter((path) => ownNotes.length === 0 || !LISTS.test(path));
  expect(built.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('every note and post that exists is in the sitemap under its path', () => {
  const existing = routes.filter(
    ({ source }) => /\.mdx?$/.test(source) && existsSync(source),
  );
  const missing = existing.filter(({ path }) => !built.includes(normalize(path)));
  expect(existing.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('the table lists each path once', () => {
  const paths = routes.map(({ path }) => normalize(path));
  expect(new Set(paths).size).toBe(paths.length);
  const existing = paths.filter((path) => built.includes(path));
  console.log(`routes: ${existing.length} of the table's ${paths.length} exist`);
});

test('mdx-source gives each file of the table the URL that the table says', () => {
  const notes = routes.filter(({ source }) => /\.mdx?$/.test(source));
  expect(notes.length).toBeGreaterThan(100);
  expect(notes.filter(({ source, path }) => permalinkOf(source) !== path)).toEqual([]);
});

test('a plain note leaves room in the budget for every page of the table', () => {
  const own = budgets.pages['plain note'];
  const more = budgets['for each page of the site'];
  const budgetOf = (kind: keyof typeof more) => own[kind] + more[kind] * routes.length;
  expect(budgetOf('js')).toBeLessThanOrEqual(125_000);
  expect(budgetOf('html') + budgetOf('css') + budgetOf('js')).toBeLessThanOrEqual(
    145_000,
  );
});

test('there are two sidebars, techNotes and personalGrowthNotes', () => {
  expect(Object.keys(sidebars)).toEqual(['techNotes', 'personalGrowthNotes']);
});

test.each([
  ['techNotes', 'docs/tech-notes/'],
  ['personalGrowthNotes', 'docs/personal-growth-notes/'],
])("the sidebar %s begins with its area's page", (name, path) => {
  const link = readDocsData().versions[0]?.sidebars[name]?.link;
  expect(link?.path).toBe(site.baseUrl + path);
});

const tableOf = new Map(routes.map((route) => [route.path, route]));

test('the built docs match the table: ids, paths and sidebars', () => {
  const docs = readDocsData().versions.flatMap((version) => version.docs);
  const listed = docs.flatMap(({ id, path, sidebar }) => {
    const route = tableOf.get(decodeURI(path));
    return route ? [{ id, path, sidebar, route }] : [];
  });
  expect(listed.length).toBeGreaterThan(20);
  for (const { id, path, sidebar, route } of listed) {
    const isCategory = route.source.endsWith('_category_.json');
    const expected = isCategory ? path : `/${route.source.replace(/\.mdx?$/, '')}`;
    // The id of a generated page is its slug.
    expect(isCategory ? `/docs${id}` : `/docs/${id}`).toBe(expected);
    expect(sidebar ?? 'none', path).toBe(route.sidebar);
  }
});
