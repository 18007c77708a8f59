// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('docusaurus-plugin-offline/caches', () => ({
  pageKey: (url: string) => url,
  pagesCache: () => 'pages',
}));
vi.mock('docusaurus-ui', () => ({ shouldSaveData: () => false }));
vi.mock('docusaurus-theme-search/client', () => ({ loadSearch: vi.fn() }));

const fetched = vi.fn();
const match = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match }) });
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  Object.assign(window, { docusaurus: { preload: vi.fn() } });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

it.each([
  [
    'from this deploy is kept',
    '<script data-sources="/a.js /runtime~main.2.js">',
    '2',
    0,
  ],
  ['from before is replaced', '<script data-sources="/a.js /runtime~main.2.js">', '1', 1],
  ['is replaced if this page names no runtime', '<script data-sources="/a.js">', '1', 1],
  ['is replaced if this page has no list of scripts', '', '1', 1],
])('a cached home page %s', async (_, script, cached, times) => {
  document.body.innerHTML = script;
  match.mockResolvedValue(new Response(`<script src="/runtime~main.${cached}.js">`));
  await import('./cacheHomeAndSearch.ts');
  await vi.waitFor(() => expect(match).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(times);
});

it('starts where service workers are forbidden', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get() {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  await import('./cacheHomeAndSearch.ts');
  expect(fetched).not.toHaveBeenCalled();
});
