import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { assetsCache, pageKey, pagesCache } from '../src/caches.ts';
import { formatOfflinePage } from '../src/page/formatOfflinePage.ts';
import { isCacheable } from '../src/worker/isCacheable.ts';
import { isImagePath, isPagePath } from '../src/worker/paths.ts';

describe('the caches of sites on one origin', () => {
  it.each([pagesCache, assetsCache])('have different names', (nameOf) => {
    const names = ['/', '/a/', '/b/', '/a/b/'].map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('pageKey', () => {
  it.each([
    'https://a.test/notes/x',
    'https://a.test/notes/x/',
    'https://a.test/notes/x.html?q=1#h',
    'https://a.test/notes/x/index.html',
  ])('is the same for %s', (url) => {
    expect(pageKey(url)).toBe('https://a.test/notes/x');
  });

  it('keeps a name that ends in "index"', () => {
    expect(pageKey('https://a.test/docs/reindex.html')).toBe(
      'https://a.test/docs/reindex',
    );
  });

  it('handles the home page', () => {
    expect(pageKey('https://a.test/index.html')).toBe('https://a.test/');
  });
});

describe('isPagePath', () => {
  it.each([
    '/notes/',
    '/notes/docs/intro',
    '/notes/docs/x.html',
    '/notes/docs/注意健康事项',
    '/notes/docs/socket.io',
    '/notes/docs/next.js',
  ])('recognizes %s as a page', (path) => {
    expect(isPagePath(path, '/notes/')).toBe(true);
  });

  it.each([
    '/notes/manifest.json',
    '/other/',
    '/notes/blog/rss.xml',
    '/notes/docs/intro.md',
    '/notes/llms.txt',
    '/notes/img/favicon.svg',
  ])('rejects %s: a plain file or outside the base path', (path) => {
    expect(isPagePath(path, '/notes/')).toBe(false);
  });
});

describe('isImagePath', () => {
  it.each(['/notes/img/favicon.svg', '/img/a.jpeg', '/img/a.webp'])(
    'recognises %s as an image',
    (path) => {
      expect(isImagePath(path)).toBe(true);
    },
  );

  it.each(['/notes/svg', '/notes/docs/webp/', '/notes/manifest.json'])(
    'does not recognise %s as one',
    (path) => {
      expect(isImagePath(path)).toBe(false);
    },
  );
});

describe('isCacheable', () => {
  it.each([
    ['a page', 200, 'text/html; charset=utf-8', true, true],
    ['a page that is missing', 404, 'text/html', true, false],
    ['a text in place of a page', 200, 'text/plain;charset=UTF-8', true, false],
    ['a script', 200, 'text/javascript', false, true],
    ['a script without a type', 200, '', false, true],
    ['a login page in place of a script', 200, 'text/html', false, false],
    ['a script that is missing', 404, 'text/javascript', false, false],
  ])('knows %s', (_what, status, type, isPage, expected) => {
    const headers = new Headers(type ? { 'Content-Type': type } : {});
    expect(isCacheable({ status, headers }, isPage)).toBe(expected);
  });
});

describe('the offline page', () => {
  const parts = {
    title: 'Notes',
    baseUrl: '/notes/',
    copyright: '© 2025',
    style: 'p{}',
    script: 'choose()',
  };
  const page = formatOfflinePage(parts);

  it('runs only its own script, before the first paint, and loads nothing', () => {
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/g)].map(
      ([, code]) => code,
    );
    expect(scripts).toEqual([parts.script]);
    const hash = createHash('sha256').update(parts.script).digest('base64');
    expect(page).toContain(`script-src 'sha256-${hash}';`);
    expect(page).toMatch(/<script>[^]*<style>/);
    expect(page).not.toContain(' src=');
  });

  it("has the navbar with a link home and the site's footer", () => {
    expect(page).toContain('<a href="/notes/">Notes</a>');
    expect(page).toContain('<footer>© 2025</footer>');
  });

  it('escapes the title', () => {
    const other = formatOfflinePage({ ...parts, title: 'R&D <notes>' });
    expect(other).toContain('<title>Offline · R&#x26;D &#x3C;notes></title>');
    expect(other).toContain('>R&#x26;D &#x3C;notes></a>');
  });
});
