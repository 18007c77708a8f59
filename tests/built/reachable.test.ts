import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { areas } from '../../src/notes/areas.ts';
import { siteBuild } from '../support/builds.ts';
import { listRoutes, readHtml } from '../support/pages.ts';
import { readDocsData } from '../support/globalData.ts';

function open(path: string): Document {
  return new JSDOM(readHtml(path)).window.document;
}

/** All URLs that a page links to; parsing every page would take too long. */
function hrefsOf(path: string): string[] {
  const links = readHtml(path).matchAll(/<a [^>]*?href=(?:"([^"]*)"|([^\s>]+))/g);
  return [...links].map(([, quoted, bare]) => decodeURI(quoted ?? bare ?? ''));
}

/** Paths of the links in a part of a page. */
function linksFrom(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(`${selector} a[href]`)].map((link) =>
    decodeURI(link.getAttribute('href') ?? ''),
  );
}

const home = open('/');
const docs = readDocsData().versions[0]?.docs ?? [];
const lonely = docs
  .filter(({ sidebar }) => sidebar === undefined)
  .map(({ path }) => ({ path: decodeURI(path) }));

const isAreaPage = (path: string) => areas.some(({ page }) => `/${page}` === path);

describe.skipIf(lonely.length === 0)('a note in no sidebar', () => {
  it.each(lonely)('$path links to its area and to another note', ({ path }) => {
    const page = open(path);
    const folder = path.split('/').slice(0, -1).join('/');
    const siblings = lonely.filter((note) => note.path.startsWith(`${folder}/`));
    const isInFolder = folder !== '/docs';
    const crumbs = linksFrom(page, '[aria-label="Breadcrumbs"]');
    if (isInFolder) {
      expect(page.querySelectorAll('[aria-label="Breadcrumbs"] li')).toHaveLength(2);
      expect(crumbs).toHaveLength(isAreaPage(path) ? 0 : 1);
    }
    // An area without a page of its own is a section of the home page.
    const sections = crumbs.filter((way) => way.includes('#'));
    expect(sections.filter((way) => !home.getElementById(way.slice(2)))).toEqual([]);
    const on = [...linksFrom(page, 'main footer nav'), ...crumbs];
    const others = siblings.filter((note) => isInFolder && note.path !== path);
    expect(on).toEqual(expect.arrayContaining(others.map((note) => note.path)));
    expect(on.length).toBeGreaterThan(0);
  });
});

describe('the home page', () => {
  it('has a link with the name of each area that has a page', () => {
    const pages = areas.flatMap(({ page }) => (page ? [`/${page}`] : []));
    expect(linksFrom(home, 'main section[id] h2')).toEqual(expect.arrayContaining(pages));
  });

  it('links to every note, directly or through a list', () => {
    const lists = [...home.querySelectorAll('main a[href$="#all-notes"]')].map((link) =>
      (link.getAttribute('href') ?? '').replace(/#.*/, ''),
    );
    const ways = new Set([
      ...linksFrom(home, 'main'),
      ...lists,
      ...lists.flatMap((list) => linksFrom(open(list), '#all-notes')),
    ]);
    const missing = docs.filter(({ path }) => !ways.has(decodeURI(path)));
    expect(docs.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('has less than 20 KB of HTML', () => {
    expect(Buffer.byteLength(readHtml('/'))).toBeLessThan(20_000);
  });
});

it('every page of the site is linked from another one', () => {
  const pages = listRoutes(siteBuild).map((path) => `/${path}`);
  const trim = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const linked = new Set(
    pages.flatMap((path) =>
      hrefsOf(path)
        .map(trim)
        .filter((way) => way !== trim(path)),
    ),
  );
  expect(pages.map(trim).filter((path) => !linked.has(path))).toEqual([]);
});

it("a page's collapsed table of contents is below its title", () => {
  const withContents = listRoutes(siteBuild)
    .map((path) => `/${path}`)
    .filter((path) => readHtml(path).includes('theme-doc-toc-mobile'));
  expect(withContents.length).toBeGreaterThan(0);
  const isBelow = (path: string) => /<h1[^]*theme-doc-toc-mobile/.test(readHtml(path));
  expect(withContents.filter((path) => !isBelow(path))).toEqual([]);
});
