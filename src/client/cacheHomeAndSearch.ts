import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

import { pageKey, pagesCache } from 'docusaurus-plugin-offline/caches';
import { shouldSaveData } from 'docusaurus-ui';
import { loadSearch } from 'docusaurus-theme-search/client';

/** Whether the cached home page is from the same deploy as this page. */
async function isHomeCached(baseUrl: string): Promise<boolean> {
  const cache = await caches.open(pagesCache(baseUrl));
  const html = await (await cache.match(pageKey(location.origin + baseUrl)))?.text();
  const { sources } =
    document.querySelector<HTMLElement>('script[data-sources]')?.dataset ?? {};
  const runtime = sources?.split(' ').find((source) => source.includes('/runtime~'));
  return Boolean(runtime && html?.includes(runtime));
}

/**
 * Loads the home page and search once per deploy, so that the service worker caches them: offline,
 * that's how readers get to the cached notes. Skipped on slow or metered connections.
 */
async function cacheHomeAndSearch(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  const { baseUrl } = siteConfig;
  if (shouldSaveData() || (await isHomeCached(baseUrl))) return;
  await Promise.all([fetch(baseUrl), window.docusaurus.preload(baseUrl), loadSearch()]);
}

// Node has no service worker and, before version 21, no navigator. Where it's forbidden, reading it throws.
const hasWorker = 'serviceWorker' in (globalThis.navigator ?? {});
if (process.env.NODE_ENV === 'production' && hasWorker) {
  cacheHomeAndSearch().catch(() => undefined); // the site works without the cache
}

export default {} satisfies ClientModule;
