import siteConfig from '@generated/docusaurus.config';

import { WORKER_FILE } from '../caches.ts';
import { pageKey } from '../worker/pages.ts';
import { offerReload } from './offerReload.ts';

const registration = register();

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const { baseUrl } = siteConfig;
    const registered = await navigator.serviceWorker.register(`${baseUrl}${WORKER_FILE}`);
    watch(registered);
    return registered;
  } catch (error) {
    console.warn('The site works, but not offline:', error);
    return undefined;
  }
}

function activate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Offers a reload when the site was deployed anew, or a page from the cache proved old. */
function watch(registered: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller) offerReload(() => activate(worker));
  };
  offer(registered.waiting);
  registered.addEventListener('updatefound', () => {
    const { installing } = registered;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registered.waiting);
    });
  });
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    const { type, payload } = data as {
      type?: string;
      payload?: { updatedURL?: string };
    };
    if (type === 'CACHE_UPDATED' && payload?.updatedURL === pageKey(location.href)) {
      offerReload(() => location.reload());
    }
  });
}

/** Tells the worker to keep the page and what it is made of. */
export async function keepPage(): Promise<void> {
  if (!(await registration)) return;
  const { active } = await navigator.serviceWorker.ready;
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.includes('/assets/'));
  const page = location.origin + location.pathname;
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [page, ...new Set(assets)] },
  });
}
