// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import clientModule from './prefetch.ts';

const prefetch = vi.fn();
const observed: Element[] = [];
let see: (link: Element) => void = () => undefined;

beforeEach(() => {
  Object.assign(window, { docusaurus: { prefetch, preload: vi.fn() } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (link: Element) => observed.push(link);
      disconnect = vi.fn();
      constructor(call: (entries: unknown[]) => void) {
        see = (target) => call([{ target, isIntersecting: true }]);
      }
    },
  );
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** The pages that are prefetched while a reader scrolls through a page. */
function read(path: string, links: string): string[] {
  document.body.innerHTML = links;
  history.replaceState(null, '', path);
  observed.length = 0;
  prefetch.mockClear();
  clientModule.onRouteDidUpdate?.({} as never);
  observed.forEach((link) => see(link));
  return prefetch.mock.calls.flat() as string[];
}

it('two pages that links in the content lead to are prefetched per page, and those at its foot', () => {
  const visit = () =>
    read(
      '/docs/x',
      `<main>
        <a href="/docs/a">A</a> <a href="/docs/a#b">A again</a> <a href="/docs/b">B</a>
        <a href="/docs/c">C</a> <a href="/docs/next">Also in the text</a>
        <nav class="pagination-nav"><a href="/docs/100%">Previous</a><a href="/docs/next">Next</a></nav>
      </main>`,
    );
  const pages = ['/docs/a', '/docs/b', '/docs/100%', '/docs/next'];
  expect(visit()).toEqual(pages);
  expect(visit()).toEqual(pages);
});

it.each([
  ['on 2g', { effectiveType: '2g' }],
  ['on a metered line', { type: 'cellular' }],
  ['with data saver on', { saveData: true }],
])('links are not prefetched %s', (_when, connection) => {
  const links = '<main><a href="/docs/a">A</a></main>';
  vi.stubGlobal('navigator', { connection });
  expect(read('/docs/x', links)).toEqual([]);
  vi.stubGlobal('navigator', {});
  expect(read('/docs/x', links)).toEqual(['/docs/a']);
});

it.each([
  ['outside the content', '<nav><a href="/blog">Blog</a></nav>'],
  [
    'in breadcrumbs',
    '<main><nav class="breadcrumbs"><a href="/docs">Docs</a></nav></main>',
  ],
  ['to other sites', '<main><a href="https://example.org/">Elsewhere</a></main>'],
  ['within the page', '<main><a href="#here">Here</a></main>'],
  ['to a topic', '<main><a href="/?topic=dns">dns</a></main>'],
  ['to the page itself', '<main><a href="/docs/100%#here">Here</a></main>'],
])('links %s prefetch nothing', (_name, links) => {
  expect(read('/docs/100%', links)).toEqual([]);
});

it.each([
  ['/docs/7%20Techniques', '/docs/7 Techniques'],
  ['/docs/注意', '/docs/注意'],
])('a link to %s prefetches %s, as the route is written', (href, path) => {
  expect(read('/docs/x', `<main><a href="${href}">Link</a></main>`)).toEqual([path]);
});
