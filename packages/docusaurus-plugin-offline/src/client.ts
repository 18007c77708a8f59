/** What other client scripts share with the worker. */
export {
  ASSETS_CACHE,
  PAGES_CACHE,
  WORKER_FILE,
  type CachePageMessage,
} from './caches.ts';
export { pageKey } from './worker/paths.ts';
