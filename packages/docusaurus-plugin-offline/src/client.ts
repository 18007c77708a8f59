/** What other client scripts share with the worker. */
export { assetsCache, pagesCache, WORKER_FILE, type CachePageMessage } from './caches.ts';
export { pageKey } from './worker/paths.ts';
