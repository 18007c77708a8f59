// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import clientModule from '../../../src/client/prefetch.ts';

const prefetch = vi.fn();
let see: (links: readonly Element[]) => void = () => undefined;

beforeEach(() => {
  prefetch.mockClear();
  Object.assign(window, { docusaurus: { prefetch, preload: vi.fn() } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(call: (entries: unknown[]) => void) {
        see = (links) => {
          call(links.map((target) => ({ target, isIntersecting: true })));
        };
      }
    },
  );
  document.body.innerHTML = `
    <main>
      <a href="/docs/a">A</a> <a href="/docs/a#b">A again</a> <a href="/docs/b">B</a>
      <a href="/docs/c">C</a> <a href="/docs/d">D</a>
      <nav class="pagination-nav"><a href="/docs/next">Next</a></nav>
    </main>`;
});

it('two pages that links in the content lead to are prefetched per page, and those at its foot', () => {
  const visit = () => {
    prefetch.mockClear();
    clientModule.onRouteDidUpdate?.({} as never);
    for (const link of document.querySelectorAll('a')) see([link]);
    return prefetch.mock.calls.flat() as string[];
  };
  expect(visit()).toEqual(['/docs/a', '/docs/b', '/docs/next']);
  expect(visit()).toEqual(['/docs/a', '/docs/b', '/docs/next']);
});
