/** What other client scripts share with the worker. */
export * from './caches.ts';
export { isThrifty } from './client/isThrifty.ts';
export { pageKey } from './worker/pages.ts';
