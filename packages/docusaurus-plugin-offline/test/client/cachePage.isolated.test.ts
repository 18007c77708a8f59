import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';

import type { CachePageMessage } from '../../src/protocol.ts';

vi.mock('@generated/routes', () => ({
  default: [
    {
      path: '/docs',
      routes: ['/docs/a', '/docs/注意'].map((path) => ({ path, exact: true })),
    },
    { path: '*' },
  ],
}));

const ORIGIN = 'https://a.test';

/** What the worker is asked to cache after a link to a path. */
async function cachedAfter(path: string): Promise<CachePageMessage | undefined> {
  const sent: CachePageMessage[] = [];
  const active = { postMessage: (message: CachePageMessage) => sent.push(message) };
  const registration = { active, addEventListener: vi.fn(), update: vi.fn() };
  registration.update.mockResolvedValue(undefined);
  vi.stubGlobal('navigator', {
    serviceWorker: { register: () => registration, ready: registration },
  });
  const { document } = new JSDOM('', { url: ORIGIN + path }).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', document.location);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { cachePage } = await import('../../src/client/cachePage.ts');
  await cachePage(path, 'link');
  return sent[0];
}

it.each(['/docs/a', '/docs/a/', '/docs/注意'])('caches %s, a page', async (path) => {
  expect((await cachedAfter(path))?.page).toBe(new URL(path, ORIGIN).href);
});

it.each(['/docs/none', '/none', '/docs/a/none'])(
  'does not cache the 404 page, which the router shows for %s',
  async (path) => {
    expect(await cachedAfter(path)).toBeUndefined();
  },
);

it('caches what is in the assets folder, not what has such a folder in its path', async () => {
  const names = ['/assets/js/a.js', '/docs/assets/b.js'].map((path) => ORIGIN + path);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    names.map((name) => ({ name }) as PerformanceEntry),
  );
  expect((await cachedAfter('/docs/a'))?.assets).toEqual([names[0]]);
});
