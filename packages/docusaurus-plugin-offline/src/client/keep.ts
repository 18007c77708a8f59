import siteConfig from '@generated/docusaurus.config';

import { WORKER_FILE, type KeepMessage } from '../caches.ts';
import { isImagePath } from '../worker/pages.ts';
import { isThrifty } from './isThrifty.ts';
import { offerReload } from './offerReload.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** Time for what a page draws late: its title, and what is drawn in the browser only. */
const SETTLED_MS = 500;

/** Parts that the worker was told of in this visit. */
const sent = new Set<string>();

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

/** Offers a reload when the site was deployed again. */
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
}

/** What the page is made of that is not kept yet, whether it has come already or is yet to be scrolled to. */
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
  const fresh = [...new Set(own)].filter((address) => !sent.has(address));
  fresh.forEach((address) => sent.add(address));
  return fresh;
}

/** How a page came: from the host, through the worker, which has kept it, or drawn in the browser. */
type Way = 'host' | 'worker' | 'link';

/**
 * Has the worker keep a page and what it is made of, from what the reader has loaded already. What is
 * yet to be scrolled to is fetched too, unless the line is one to spare.
 *
 * @param path - of the page, as the router has it
 * @param way - how it came
 */
export async function keepPage(path: string, way: Way): Promise<void> {
  const registered = await registration;
  if (!registered) return;
  const isSpared = isThrifty();
  if (way === 'link') {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    if (location.pathname !== path) return;
    // Asks whether the site was deployed again, as the browser does when a page is loaded.
    if (!isSpared) registered.update().catch(() => undefined);
  }
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepMessage = {
    type: 'KEEP_PAGE',
    page: location.origin + path,
    parts: findParts(),
    isWhole: !isSpared,
    isFromHost: way === 'host',
    ...(way !== 'worker' && { html: takeSnapshot(document) }),
  };
  active?.postMessage(message);
}
