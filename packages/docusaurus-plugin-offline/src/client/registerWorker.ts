import siteConfig from '@generated/docusaurus.config';

import { WORKER_FILE } from '../caches.ts';

/**
 * Registers the service worker.
 *
 * @returns whether the worker answers the page's requests, once it does; not where workers are forbidden
 */
export async function registerWorker(): Promise<boolean> {
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(`${siteConfig.baseUrl}${WORKER_FILE}`);
    if (!serviceWorker.controller) {
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
    return true;
  } catch (error) {
    console.warn('The site works, but not offline:', error);
    return false;
  }
}
