import siteConfig from '@generated/docusaurus.config';

import { WORKER_FILE, type KeepMessage } from '../caches.ts';
import { isImagePath, pageKey } from '../worker/pages.ts';
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

/** Offers a reload when the site was deployed again, or a page from the cache proved old. */
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

/** What the page is made of, whether it has come already or is yet to be scrolled to. */
function findParts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map((image) => image.currentSrc || image.src);
  const drawings = [...document.querySelectorAll<HTMLElement>('[data-drawing]')].map(
    ({ dataset }) => new URL(dataset['drawing'] ?? '', location.href).href,
  );
  const own = [...loaded, ...pictures, ...drawings].filter((address) => {
    const { origin, pathname } = new URL(address);
    const isPart = pathname.includes('/assets/') || isImagePath(pathname);
    return origin === location.origin && isPart;
  });
  return [...new Set(own)];
}

/** Has the worker keep the page and what it is made of. */
export async function keepPage(): Promise<void> {
  const page = location.origin + location.pathname;
  const parts = findParts();
  if (!(await registration)) return;
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepMessage = { type: 'KEEP_PAGE', page, parts };
  active?.postMessage(message);
}
