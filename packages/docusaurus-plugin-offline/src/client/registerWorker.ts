import { translate } from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';

import { showNotice } from 'docusaurus-ui';
import { WORKER_FILE } from '../caches.ts';
import type { WorkerMessage } from '../protocol.ts';

function activate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
}

let isOffered = false;

/** Offers a reload when there's a new deploy, once per visit. */
function watch(registered: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller || isOffered) return;
    isOffered = true;
    showNotice({
      role: 'status',
      text: translate({
        id: 'theme.offline.newer',
        message: 'A newer version is available.',
      }),
      action: translate({ id: 'theme.offline.reload', message: 'Reload' }),
      onPress: () => activate(worker),
    });
  };
  offer(registered.waiting);
  registered.addEventListener('updatefound', () => {
    const { installing } = registered;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registered.waiting);
    });
  });
}

/**
 * Registers the service worker.
 *
 * @returns nothing where that's forbidden
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
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
