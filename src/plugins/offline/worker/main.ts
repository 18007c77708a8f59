import { BroadcastUpdatePlugin } from 'workbox-broadcast-update';
import { copyResponse } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { ASSETS_CACHE, OFFLINE_PAGE, PAGES_CACHE, TITLES_FILE } from '../caches.ts';
import { isPagePath, pageKey } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: what the worker keeps from its installation on. */
declare const PRECACHE: { url: string; revision: string }[];
declare const SHELL: string[];

const NETWORK_PATIENCE_SECONDS = 4;
const MOST_PAGES = 100;
const MOST_ASSETS = 400;

const { pathname: base } = new URL(self.registration.scope);

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      cacheWillUpdate: async ({ response }) => {
        if (response.status !== 200) return null;
        // A navigation cannot be answered with a response that was redirected (Fetch, 4.4).
        return response.redirected ? copyResponse(response) : response;
      },
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
    new BroadcastUpdatePlugin({ headersToCheck: ['etag', 'last-modified'] }),
  ],
});

/** Names of assets hold the hash of their content, so what is kept never goes stale. */
const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
});

function startRouter(): void {
  const router = new Router();
  router.registerRoute(
    new Route(({ url }) => url.pathname.startsWith(`${base}assets/`), assets),
  );
  router.registerRoute(
    new Route(
      ({ sameOrigin, url }) => sameOrigin && isPagePath(url.pathname, base),
      pages,
    ),
  );
  router.registerRoute(
    new Route(
      ({ url }) => url.pathname === `${base}${TITLES_FILE}`,
      createHandlerBoundToURL(TITLES_FILE),
    ),
  );
  // A cache that cannot be read is no reason to fail: ask the network, then the offline page.
  router.setCatchHandler(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const page = request.mode === 'navigate' && (await matchPrecache(OFFLINE_PAGE));
      return page || Response.error();
    }
  });
  router.addFetchListener();
  router.addCacheListener();
}

precache(PRECACHE);
cleanupOutdatedCaches();
startRouter();

self.addEventListener('install', (event) => {
  const kept = SHELL.map((url) =>
    assets.handle({ event, request: new Request(url) }).catch(() => undefined),
  );
  event.waitUntil(Promise.all(kept));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string }).type === 'SKIP_WAITING') void self.skipWaiting();
});
