import { JSDOM } from 'jsdom';
import { beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://a.test';

type Visit = {
  readonly isLink?: boolean;
  readonly isFromWorker?: boolean;
  readonly savesData?: boolean;
};

/** What the browser requests when a page has been visited, with how it may use its HTTP cache. */
async function requestsAfter({ isLink = false, isFromWorker, savesData }: Visit) {
  const body = '<img src="/assets/far.png"><i data-drawing="/assets/a.svg"></i>';
  const { document } = new JSDOM(body, { url: `${ORIGIN}/docs/a` }).window;
  const [image] = document.images;
  if (image) Object.defineProperty(image, 'complete', { value: false });
  const worker = { register: () => Promise.resolve(), controller: {} };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', document.location);
  vi.stubGlobal('navigator', {
    serviceWorker: worker,
    connection: { saveData: savesData },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => {
    const loaded = [
      '/assets/js/a.js',
      '/docs/assets/b.js',
      '/data.json',
      '/img/logo.svg',
    ];
    const entries =
      type === 'navigation'
        ? [{ workerStart: isFromWorker ? 1 : 0 }]
        : loaded.map((path) => ({ name: ORIGIN + path }));
    return entries as unknown as PerformanceEntry[];
  });
  const request = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
  request.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  const { cachePage } = await import('../../src/client/cachePage.ts');
  await cachePage('/docs/a', isLink);
  return request.mock.calls.map(([url, init]) => [
    url.replace(ORIGIN, ''),
    ...(init?.cache ? [init.cache] : []),
  ]);
}

beforeEach(() => void vi.resetModules());

const LOADED = [['/assets/js/a.js'], ['/img/logo.svg']];
const LAZY = [['/assets/far.png'], ['/assets/a.svg']];

it('requests the first page once more, with its assets, from what the browser still has', async () => {
  expect(await requestsAfter({})).toEqual([
    ...LOADED,
    ...LAZY,
    ['/docs/a', 'force-cache'],
  ]);
});

it('requests only what loads late of a page that came through the worker', async () => {
  expect(await requestsAfter({ isFromWorker: true })).toEqual(LAZY);
});

it('requests a page that a link led to', async () => {
  expect(await requestsAfter({ isLink: true })).toEqual([
    ...LAZY,
    ['/docs/a', 'default'],
  ]);
});

it('requests nothing that loads late to save data', async () => {
  const visit = { isLink: true, savesData: true };
  expect(await requestsAfter(visit)).toEqual([['/docs/a', 'default']]);
});
