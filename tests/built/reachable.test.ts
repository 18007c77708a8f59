import { readFileSync } from 'node:fs';

import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { areas } from '../../src/notes/areas.ts';
import { listPages } from '../support/pages.ts';
import { readDocsData } from '../support/globalData.ts';

const BUILD = 'build';

function read(path: string): string {
  return readFileSync(`${BUILD}${path.replace(/\/$/, '')}/index.html`, 'utf8');
}

function open(path: string): Document {
  return new JSDOM(read(path)).window.document;
}

/** All URLs that a page links to; parsing every page would take too long. */
function hrefsOf(path: string): string[] {
  const links = read(path).matchAll(/<a [^>]*?href=(?:"([^"]*)"|([^\s>]+))/g);
  return [...links].map(([, quoted, bare]) => decodeURI(quoted ?? bare ?? ''));
}

/** Paths of the links in a part of a page. */
function linksFrom(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(`${selector} a[href]`)].map((link) =>
    decodeURI(link.getAttribute('href') ?? ''),
  );
}

const docs = readDocsData().versions[0]?.docs ?? [];
const lonely = docs
  .filter(({ sidebar }) => sidebar === undefined)
  .map(({ path }) => ({ path: decodeURI(path) }));

describe.skipIf(lonely.length === 0)('a note in no sidebar', () => {
  it.each(lonely)('$path links to its area and to another note', ({ path }) => {
    const page = open(path);
    expect(page.querySelector('.theme-doc-sidebar-container')).toBeNull();
    const folder = path.split('/').slice(0, -1).join('/');
    const siblings = lonely.filter((note) => note.path.startsWith(`${folder}/`));
    const isInFolder = folder !== '/docs';
    if (isInFolder) {
      expect(page.querySelectorAll('[aria-label="Breadcrumbs"] li')).toHaveLength(2);
    }
    const on = [
      ...linksFrom(page, 'main footer nav'),
      ...linksFrom(page, '[aria-label="Breadcrumbs"]'),
    ];
    const others = siblings.filter((note) => isInFolder && note.path !== path);
    expect(on).toEqual(expect.arrayContaining(others.map((note) => note.path)));
    expect(on.length).toBeGreaterThan(0);
  });
});

describe('the home page', () => {
  const home = open('/');

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
    expect(missing).toEqual([]);
  });

  it('counts one note in the singular', () => {
    expect(home.body.textContent).not.toMatch(/\b1 (?:notes|entries)\b/);
  });

  it('has less than 20 KB of HTML', () => {
    expect(Buffer.byteLength(read('/'))).toBeLessThan(20_000);
  });

  it('has the anchors that breadcrumbs of notes without a sidebar link to', () => {
    const crumbs = lonely.flatMap(({ path }) =>
      linksFrom(open(path), '[aria-label="Breadcrumbs"]'),
    );
    const sections = crumbs.filter((way) => way.startsWith('/#'));
    const missing = sections.filter((way) => !home.getElementById(way.slice(2)));
    expect(missing).toEqual([]);
  });
});

it('every page of the site is linked from another one', () => {
  const pages = listPages({ directory: BUILD, baseUrl: '/' }).map((path) => `/${path}`);
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
  const above = listPages({ directory: BUILD, baseUrl: '/' }).filter((path) => {
    const html = read(`/${path}`);
    const contents = html.indexOf('theme-doc-toc-mobile');
    return contents >= 0 && contents < html.indexOf('<h1');
  });
  expect(above).toEqual([]);
});
