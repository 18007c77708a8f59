import { clientsClaim, copyResponse, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { assetsCache, pageKey, pagesCache } from '../caches.ts';
import { MAX_ASSETS, MAX_PAGES, NETWORK_TIMEOUT_SECONDS } from '../limits.ts';
import { isCacheable } from './isCacheable.ts';
import { isAssetPath, isImagePath, isPagePath } from './paths.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Set by the build: the HTML that a reader gets offline instead of a page that isn't
 * cached.
 */
declare const OFFLINE_PAGE: string;

const { pathname: base } = new URL(self.registration.scope);

const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  cacheWillUpdate: async ({ response }) => {
    if (!isCacheable(response, true)) return null;
    // A redirected response can't be used for a navigation (Fetch, 4.4).
    return response.redirected ? copyResponse(response) : response;
  },
};

const assetPlugin: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(isCacheable(response, false) ? response : null),
};

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const assets = {
  cacheName: assetsCache(base),
  plugins: [assetPlugin, atMost(MAX_ASSETS)],
};

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAssetPath(url.pathname, base),
  new CacheFirst(assets),
);
// Outside the assets folder, images keep their names, so they're requested again after they're shown.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isImagePath(url.pathname),
  new StaleWhileRevalidate(assets),
);
// A document in an iframe is part of some page rather than a page that a reader visits.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.destination !== 'iframe' && isPagePath(url.pathname, base),
  new NetworkFirst({
    cacheName: pagesCache(base),
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [pagePlugin, atMost(MAX_PAGES)],
  }),
);

// If the cache can't be read, fall back to the network, then to the offline page.
setCatchHandler(async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    if (request.mode !== 'navigate') return Response.error();
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(OFFLINE_PAGE, { status: 503, headers });
  }
});

// At once: a worker of another deploy uses the same caches.
void self.skipWaiting();
clientsClaim();
