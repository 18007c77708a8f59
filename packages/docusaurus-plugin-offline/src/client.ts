/** What other client scripts share with the worker. */
export * from './caches.ts';
export { pageKey } from './worker/paths.ts';
