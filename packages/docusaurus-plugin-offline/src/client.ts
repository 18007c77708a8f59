/** What other client scripts share with the worker. */
export { assetsCache, pagesCache } from './caches.ts';
export { pageKey } from './worker/paths.ts';
