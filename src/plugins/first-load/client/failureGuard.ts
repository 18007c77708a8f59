/*
 * On the first load Docusaurus preloads the page's chunks and hydrates when they are there. When
 * one is not (a deploy between two clicks, a dropped connection), the rejection is not handled: the
 * page stays as it was built, readable but dead, without a word. This hears it and says so.
 *
 * Together with `cleanUrl` the page loader (`src/theme/Loading`) is not reached in production: route
 * changes wait for the preload, the first page hydrates after it. It is tested as a component, this
 * guard in the browser.
 */

import { ASSETS_CACHE } from 'docusaurus-plugin-offline/client';
import failureNotice from './failureNotice';

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

function isMissingChunk(reason: unknown): reason is Error {
  if (!(reason instanceof Error)) {
    return false;
  }
  const { code } = reason as Error & { readonly code?: unknown };
  return reason.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Loads the page again, past what the service worker keeps: that may be what is broken. */
async function loadAnew(): Promise<void> {
  try {
    await window.caches?.delete(ASSETS_CACHE);
  } finally {
    window.location.reload();
  }
}

function onRejection(event: PromiseRejectionEvent): void {
  if (isHydrated() || !isMissingChunk(event.reason)) {
    return;
  }
  window.removeEventListener('unhandledrejection', onRejection);
  document.body.prepend(failureNotice(event.reason, () => void loadAnew()));
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', onRejection);
}
