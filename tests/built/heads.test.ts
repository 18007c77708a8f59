import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { dependencies } from '../../package.json';
import { fixtureBuild, siteBuild } from '../support/builds.ts';
import { findPage, type PageKind } from '../support/pages.ts';
import { readPngSize } from '../support/readPngSize.ts';

const { directory, baseUrl } = siteBuild;
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const headOf = (file: string) => new JSDOM(read(file)).window.document.head;

const fileOf = (kind: PageKind) => {
  const page = findPage(kind);
  return page === undefined ? [] : [[`a ${kind}`, `${page}/index.html`] as const];
};

const KINDS = Object.fromEntries([
  ['the home page', 'index.html'] as const,
  ...(['note', 'post', 'category'] as const).flatMap(fileOf),
]);
const note = findPage('note');
const noteFile = `${note}/index.html`;

it('every page names the generator with its version', () => {
  for (const file of ['404.html', 'blog/index.html', ...Object.values(KINDS)])
    expect(headOf(file).querySelector('[name=generator]')?.getAttribute('content')).toBe(
      `Docusaurus v${dependencies['@docusaurus/core']}`,
    );
});

describe.each(Object.entries(KINDS))('the head of %s', (_kind, file) => {
  const head = headOf(file);
  const property = (name: string) =>
    head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

  it('names the site, and an image whose size matches its metadata', () => {
    expect(property('og:site_name')).toBe(property('og:title')?.split(' | ').at(-1));
    const { pathname } = new URL(property('og:image') ?? '');
    const image = path.join(directory, pathname.slice(baseUrl.length));
    const size = `${property('og:image:width')}x${property('og:image:height')}`;
    expect(readPngSize(image)).toBe(size);
    expect(property('og:image:alt')).toMatch(/\S/);
  });

  it("gives the browser's bar a colour", () => {
    expect(head.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);
  });
});

it('a page has the keywords and the image of its front matter', () => {
  const html = readFileSync(path.join(fixtureBuild.directory, 'index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const contentOf = (selector: string) =>
    document.querySelector(selector)?.getAttribute('content');
  expect(contentOf('meta[name="keywords"]')).toBe('fixture,links');
  expect(contentOf('meta[property="og:image"]')).toMatch(/\/img\/own\.png$/);
});

it('the feeds in the head are well-formed and list something', () => {
  const links = headOf('index.html').querySelectorAll(
    'link[rel="alternate"][type$="xml"]',
  );
  const files = [...links].map((link) => link.getAttribute('href') ?? '');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const xml = read(file.slice(baseUrl.length));
    const { window } = new JSDOM(xml, { contentType: 'application/xml' });
    expect(window.document.querySelectorAll('item, entry').length).toBeGreaterThan(0);
  }
});

it('the image for other sites is light', () => {
  expect(statSync(path.join(directory, 'img/social.png')).size).toBeLessThan(60_000);
});

it.skipIf(!note)(
  "robots.txt names the sitemap, which has the date of each page's last change",
  () => {
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(read('robots.txt')) ?? [];
    const { pathname } = new URL(sitemap);
    const urls = read(pathname.slice(baseUrl.length)).split('<url>').slice(1);
    const route = encodeURI(note ?? '');
    expect(urls.find((url) => url.includes(`${route}</loc>`))).toMatch(
      /<lastmod>\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?<\/lastmod>/,
    );
  },
);

it('only the not-found page is excluded from search engines', () => {
  const robots = (file: string) =>
    headOf(file).querySelector('meta[name="robots"]')?.getAttribute('content');
  expect(robots('404.html')).toBe('noindex');
  expect(Object.values(KINDS).map(robots)).toEqual(
    Object.keys(KINDS).map(() => undefined),
  );
});

it.skipIf(!note)("a note's structured data matches its header", () => {
  const { window } = new JSDOM(read(noteFile));
  const { head, body } = window.document;
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  const article = data.find((one) => one['@type'] === 'Article');
  expect(article?.['headline']).toBe(body.querySelector('h1')?.textContent);
  const [modified] = [
    ...head.querySelectorAll('meta[property="article:modified_time"]'),
  ].map((meta) => meta.getAttribute('content') ?? '');
  expect(modified).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(article?.['dateModified']).toBe(modified);
  const days = [...body.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(days).toContain(modified);
});

it.skipIf(!note)(
  "a note's breadcrumbs in the structured data begin at the home page",
  () => {
    const [data] = [
      ...headOf(noteFile).querySelectorAll('script[type="application/ld+json"]'),
    ].map(
      ({ textContent }) =>
        JSON.parse(textContent) as {
          itemListElement: { item: string; position: number }[];
        },
    );
    const items = data?.itemListElement.map(({ item }) => new URL(item).pathname);
    expect(items?.[0]).toBe(baseUrl);
    expect(items?.[1]).toMatch(new RegExp(`^${baseUrl}docs/`));
  },
);
