import { copyResponse, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, Strategy, StrategyHandler } from 'workbox-strategies';

import { assetsCache, pageKey, pagesCache } from '../caches.ts';
import { MAX_ASSETS, MAX_PAGES, NETWORK_TIMEOUT_SECONDS } from '../limits.ts';
import type { CachePageMessage, WorkerMessage } from '../protocol.ts';
import { hasExpectedType } from './hasExpectedType.ts';
import { isAssetPath, isImagePath, isPagePath } from './paths.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Set by the build: the HTML that a reader gets offline instead of a page that isn't
 * cached.
 */
declare const OFFLINE_PAGE: string;

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const { pathname: base } = new URL(self.registration.scope);

/** Ignores corrupt cache entries, so that the network is asked instead. */
const typeCheck: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(
      cachedResponse && hasExpectedType(request.url, cachedResponse, base)
        ? cachedResponse
        : null,
    ),
};

const pages = new NetworkFirst({
  cacheName: pagesCache(base),
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      cacheWillUpdate: async ({ response }) => {
        const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
        if (!isPage || response.status !== 200) return null;
        // A redirected response can't be used for a navigation (Fetch, 4.4).
        return response.redirected ? copyResponse(response) : response;
      },
    },
    typeCheck,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
  ],
});

const assets = new CacheFirst({
  cacheName: assetsCache(base),
  plugins: [
    typeCheck,
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
  ],
});

/**
 * Images outside the assets folder, such as the logo, keep their names, so they're cached
 * only until the next deploy.
 */
async function deleteImages(): Promise<void> {
  const cache = await caches.open(assets.cacheName);
  const images = (await cache.keys()).filter(
    ({ url }) => !isAssetPath(new URL(url).pathname, base),
  );
  await Promise.all(images.map((request) => cache.delete(request)));
}

/** Reads from the browser's HTTP cache only, however old, without a request. */
const FROM_HTTP_CACHE = { cache: 'only-if-cached', mode: 'same-origin' } as const;

/** Caches a page's assets, then the page. */
async function cachePage(
  event: ExtendableEvent,
  message: CachePageMessage,
): Promise<void> {
  const { page, html, fetchesMissing, isFromHost } = message;
  const cacheAsset = async (url: string) => {
    const request = new Request(url, fetchesMissing ? {} : FROM_HTTP_CACHE);
    await Promise.all(assets.handleAll({ event, request }));
  };
  await Promise.allSettled(message.assets.map(cacheAsset));
  if (html === undefined) return;
  const request = new Request(page, FROM_HTTP_CACHE);
  const handler = new StrategyHandler(pages, { event, request });
  const snapshot = () => new Response(html, { headers: HTML });
  const response = isFromHost ? await handler.fetch(request).catch(snapshot) : snapshot();
  // With a full disk the page isn't cached, which is fine.
  await handler.cachePut(request, response).catch(() => undefined);
  handler.destroy(); // it keeps the event open, and a worker with an open event can't be replaced
}

const router = new Router();
const route = (matches: (url: URL, request: Request) => boolean, strategy: Strategy) =>
  router.registerRoute(
    new Route(
      ({ sameOrigin, url, request }) => sameOrigin && matches(url, request),
      strategy,
    ),
  );
route(({ pathname }) => isAssetPath(pathname, base) || isImagePath(pathname), assets);
// A document in an iframe is part of some page rather than a page that a reader visits.
route(
  (url, { destination }) => destination !== 'iframe' && isPagePath(url.pathname, base),
  pages,
);
// If the cache can't be read, fall back to the network, then to the offline page.
router.setCatchHandler(async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    return request.mode === 'navigate'
      ? new Response(OFFLINE_PAGE, { status: 503, headers: HTML })
      : Response.error();
  }
});
router.addFetchListener();

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), deleteImages().catch(() => undefined)]),
  );
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'CACHE_PAGE') event.waitUntil(cachePage(event, message));
});
