import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { assetsCache, pageKey, pagesCache } from '../src/caches.ts';
import { formatOfflinePage } from '../src/page/formatOfflinePage.ts';
import { hasExpectedType } from '../src/worker/hasExpectedType.ts';
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

describe('hasExpectedType', () => {
  const isKept = (url: string, type: string) =>
    hasExpectedType(
      `https://a.test${url}`,
      { headers: new Headers(type ? { 'Content-Type': type } : {}) },
      '/',
    );

  it.each([
    ['/assets/js/main.0a.js', 'text/javascript'],
    ['/assets/js/main.0a.js', 'application/javascript; charset=utf-8'],
    ['/assets/css/styles.0a.css', 'text/css'],
    ['/assets/diagrams/0a.svg', 'image/svg+xml'],
    ['/assets/images/a.png', 'image/png'],
    ['/', 'text/html; charset=utf-8'],
    ['/docs/%E6%B3%A8', 'text/html'],
    ['/docs/next.js', 'text/html'],
    ['/docs/tailwind.css', 'text/html'],
    ['/docs/assets/chart.js', 'text/html'],
    ['/markdown-page.html', 'text/html'],
  ])('accepts %s as %s', (url, type) => {
    expect(isKept(url, type)).toBe(true);
  });

  it.each([
    ['/assets/js/main.0a.js', 'text/html'],
    ['/assets/js/main.0a.js', ''],
    ['/assets/css/styles.0a.css', 'text/plain;charset=UTF-8'],
    ['/assets/diagrams/0a.svg', 'text/html'],
    ['/docs/intro', 'text/plain;charset=UTF-8'],
    ['/docs/socket.io', 'text/plain;charset=UTF-8'],
    ['/docs/next.js', 'text/plain;charset=UTF-8'],
    ['/docs/assets/chart.js', 'text/javascript'],
  ])('rejects %s as "%s"', (url, type) => {
    expect(isKept(url, type)).toBe(false);
  });
});

describe('the offline page', () => {
  const parts = {
    title: 'Notes',
    baseUrl: '/notes/',
    copyright: '© 2025',
    style: 'p{}',
    modeScript: 'choose()',
    listScript: 'list()',
  };
  const page = formatOfflinePage(parts);

  it('runs only its own scripts, and loads nothing', () => {
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = '']) =>
      createHash('sha256').update(code).digest('base64'),
    );
    expect(scripts).toHaveLength(2);
    expect(page).toContain(`script-src 'sha256-${scripts.join("' 'sha256-")}';`);
    expect(page).not.toContain(' src=');
  });

  it('says that the page is not cached before it lists the cached ones', () => {
    expect(page).toMatch(/You are offline[^]*list\(\)/);
  });

  it('sets the colour mode before the first paint', () => {
    expect(page).toMatch(/choose\(\)[^]*<style>/);
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
