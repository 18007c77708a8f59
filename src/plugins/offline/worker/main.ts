import { BroadcastUpdatePlugin } from 'workbox-broadcast-update';
import { copyResponse, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';

import {
  ASSETS_CACHE,
  OFFLINE_PAGE,
  PAGES_CACHE,
  TITLES_FILE,
  type KeepMessage,
} from '../caches.ts';
import { isSound } from './isSound.ts';
import { isImagePath, isPagePath, pageKey } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: what the worker keeps from its installation on. */
declare const PRECACHE: { url: string; revision: string }[];
declare const SHELL: string[];

const NETWORK_PATIENCE_SECONDS = 4;
const LAST_RESORT =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Offline</title><h1>You are offline</h1><p>This page is not kept on your device. <a href="">Try again</a></p>';
const MOST_PAGES = 100;
const MOST_ASSETS = 400;

const { pathname: base } = new URL(self.registration.scope);

/** Leaves aside what a damaged cache holds, so that the network is asked instead. */
const soundness: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(
      cachedResponse && isSound(request.url, cachedResponse) ? cachedResponse : null,
    ),
};

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
    soundness,
    new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
    new BroadcastUpdatePlugin({ headersToCheck: ['etag', 'last-modified'] }),
  ],
});

const parts = {
  cacheName: ASSETS_CACHE,
  plugins: [
    soundness,
    new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true }),
  ],
};

/** Names of assets hold the hash of their content, so what is kept never goes stale. */
const assets = new CacheFirst(parts);

/** Images outside of the assets, such as the logo, keep their names when they change. */
const images = new StaleWhileRevalidate(parts);

function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith(`${base}assets/`);
}

/** Keeps what a page is made of, then the page: one that is kept is whole. */
async function keepPage(event: ExtendableEvent, message: KeepMessage): Promise<void> {
  const keep = async (strategy: Strategy, address: string) => {
    const request = new Request(address);
    await Promise.all(strategy.handleAll({ event, request }));
  };
  await Promise.allSettled(
    message.parts.map((address) =>
      keep(isAsset(new URL(address)) ? assets : images, address),
    ),
  );
  // Without a network or on a full disk it is not kept, which is no fault.
  await keep(pages, message.page).catch(() => undefined);
}

/** What a reader gets offline in place of a page that is not kept: never nothing. */
async function readOfflinePage(): Promise<Response> {
  const kept = await matchPrecache(OFFLINE_PAGE).catch(() => undefined);
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return kept ?? new Response(LAST_RESORT, { status: 503, headers });
}

function startRouter(): void {
  const router = new Router();
  router.registerRoute(
    new Route(({ sameOrigin, url }) => sameOrigin && isAsset(url), assets),
  );
  router.registerRoute(
    new Route(({ sameOrigin, url }) => sameOrigin && isImagePath(url.pathname), images),
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
      return request.mode === 'navigate' ? readOfflinePage() : Response.error();
    }
  });
  router.addFetchListener();
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

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as KeepMessage | { type: 'SKIP_WAITING' };
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_PAGE') event.waitUntil(keepPage(event, message));
});
