import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { listNotes } from '../../packages/notes-lint/src/index.ts';
import { readSite } from '../../src/site.ts';
import { readDocsData } from '../support/globalData.ts';
import { readRoutes } from '../support/routes.ts';

const site = readSite(process.env);
const routes = readRoutes();

/** Address and folder of a page: no slash at the end, none of the escapes of a URL. */
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

test('the sitemap holds nothing but the table and the pages of notes outside it', () => {
  const planned = new Set(routes.map(({ path }) => normalize(path)));
  const sources = new Set(routes.map(({ source }) => source));
  const ownNotes = listNotes('.').filter((file) => !sources.has(file));
  const others = built.filter((path) => !planned.has(path));
  expect(built.length).toBeGreaterThan(0);
  if (ownNotes.length === 0) expect(others).toEqual([]);
  else
    console.log(
      `the author's own notes: ${ownNotes.join(', ')}; pages: ${others.join(', ')}`,
    );
});

test('every note and post that exists is in the sitemap under its path', () => {
  const missing = routes
    .filter(({ source }) => /\.mdx?$/.test(source) && existsSync(source))
    .filter(({ path }) => !built.includes(normalize(path)));
  expect(missing).toEqual([]);
});

test('the table has each path once, and the site says how much of it exists', () => {
  const paths = routes.map(({ path }) => normalize(path));
  expect(new Set(paths).size).toBe(paths.length);
  const existing = paths.filter((path) => built.includes(path));
  console.log(`routes: ${existing.length} of the table's ${paths.length} exist`);
});

test.each([
  ['techNotes', 'docs/tech-notes/'],
  ['personalGrowthNotes', 'docs/personal-growth-notes/'],
])('the sidebar %s begins with the page of its area', (name, path) => {
  const link = readDocsData().versions[0]?.sidebars[name]?.link;
  expect(link?.path).toBe(site.baseUrl + path);
});
