/*
 * On the first load, Docusaurus preloads the page's chunks and then hydrates. If a chunk fails to load
 * (a deploy between two clicks, a dropped connection), nothing handles the rejection: the page stays
 * as static HTML, readable but not interactive, and shows no error. This listens for it and shows a
 * notice.
 *
 * With `cleanUrl` in place, the page loader (`src/theme/Loading`) is only reached in `npm start`: in production,
 * route changes wait for the preload, and the first page hydrates after it.
 */

import { translate } from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';

import { assetsCache } from 'docusaurus-plugin-offline/caches';
import { showNotice } from 'docusaurus-ui';

const isMissingChunk = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' ||
    ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'));

/** Reloads the page, bypassing the service worker's cache, which may be what's broken. */
async function reloadPage(): Promise<void> {
  try {
    await window.caches?.delete(assetsCache(siteConfig.baseUrl));
  } finally {
    window.location.reload();
  }
}

function onRejection(event: PromiseRejectionEvent): void {
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  if (isHydrated || !isMissingChunk(event.reason)) return;
  window.removeEventListener('unhandledrejection', onRejection);
  showNotice({
    role: 'alert',
    text: translate(
      {
        id: 'notes.firstLoad.failed',
        message:
          "Part of this page did not load ({error}). You can keep reading, but menus won't work.",
      },
      // The first line is enough here; the console has the rest.
      { error: event.reason.message.split('\n')[0] ?? '' },
    ),
    action: translate({ id: 'theme.loading.retry', message: 'Retry' }),
    onPress: () => void reloadPage(),
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', onRejection);
}
