import { copyResponse, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  StrategyHandler,
  type Strategy,
} from 'workbox-strategies';

import {
  ASSETS_CACHE,
  OFFLINE_CACHE,
  OFFLINE_PAGE,
  PAGES_CACHE,
  type KeepMessage,
} from '../caches.ts';
import { isSound } from './isSound.ts';
import { isImagePath, isPagePath, pageKey } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: another with each deploy, so that browsers see that the worker is. */
declare const REVISION: string;

const NETWORK_PATIENCE_SECONDS = 4;
const LAST_RESORT =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Offline</title><h1>You are offline</h1><p>This page is not kept on your device. <a href="">Try again</a></p>';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
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
  const keep = async (strategy: Strategy, request: Request) => {
    await Promise.all(strategy.handleAll({ event, request }));
  };
  await Promise.allSettled(
    message.parts.map((address) =>
      keep(isAsset(new URL(address)) ? assets : images, new Request(address)),
    ),
  );
  // The browser has its HTML, if the host sent it: nothing is asked for a second time.
  const request = new Request(message.page, { cache: 'force-cache' });
  const kept = message.html
    ? new StrategyHandler(pages, { event, request }).cachePut(
        request,
        new Response(message.html, { headers: HTML }),
      )
    : keep(pages, request);
  // Without a network or on a full disk it is not kept, which is no fault.
  await kept.catch(() => undefined);
}

const offlinePage = `${base}${OFFLINE_PAGE}?${REVISION}`;

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await cache.add(offlinePage);
}

/** What a reader gets offline in place of a page that is not kept: never nothing. */
async function readOfflinePage(): Promise<Response> {
  const kept = await caches
    .match(offlinePage, { cacheName: OFFLINE_CACHE })
    .catch(() => undefined);
  const isWhole = kept && isSound(self.location.origin + offlinePage, kept);
  return isWhole ? kept : new Response(LAST_RESORT, { status: 503, headers: HTML });
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

startRouter();

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as KeepMessage | { type: 'SKIP_WAITING' };
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_PAGE') event.waitUntil(keepPage(event, message));
});
