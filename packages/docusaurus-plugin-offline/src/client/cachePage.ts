import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

import { shouldSaveData } from 'docusaurus-ui';
import type { CachePageMessage } from '../protocol.ts';
import { isAssetPath, isImagePath } from '../worker/paths.ts';
import { registerWorker } from './registerWorker.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** Time for what a page renders late: its title, and what renders only in the browser. */
const SETTLE_MS = 500;

/** Assets that the worker has been told about during this visit. */
const sent = new Set<string>();

const registration = registerWorker();

/**
 * The page's assets that the worker hasn't been told about yet, both loaded ones and those
 * further down.
 */
function findAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map((image) => image.currentSrc || image.src);
  const drawings = [...document.querySelectorAll<HTMLElement>('[data-drawing]')].map(
    ({ dataset }) => new URL(dataset['drawing'] ?? '', location.href).href,
  );
  const own = [...loaded, ...pictures, ...drawings].filter((url) => {
    if (!URL.canParse(url)) return false; // an image without a source
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin) return false;
    return isAssetPath(pathname, siteConfig.baseUrl) || isImagePath(pathname);
  });
  const unsent = [...new Set(own)].filter((url) => !sent.has(url));
  unsent.forEach((url) => sent.add(url));
  return unsent;
}

/** Whether a path has a page; the router shows the 404 page for any other. */
const hasPage = (path: string) =>
  matchRoutes(routes, path).some(({ route }) => route.exact);

/**
 * How a page came about: from the server, through the worker (which has cached it), or by
 * client-side navigation.
 */
type PageSource = 'host' | 'worker' | 'link';

/**
 * Asks the worker to cache a page and its assets, from what the browser has already
 * loaded. Lazy images further down are fetched too, unless bandwidth should be saved.
 *
 * @param path - the page's path from the router, which is percent-decoded
 * @param source - how the page came about
 */
export async function cachePage(path: string, source: PageSource): Promise<void> {
  const registered = await registration;
  if (!registered || !hasPage(path)) return;
  const page = new URL(location.origin + path);
  const savesData = shouldSaveData();
  if (source === 'link') {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (location.pathname !== page.pathname) return;
    // Checks for a new deploy, as the browser does on a full page load.
    if (!savesData) registered.update().catch(() => undefined);
  }
  const { active } = await navigator.serviceWorker.ready;
  const message: CachePageMessage = {
    type: 'CACHE_PAGE',
    page: page.href,
    assets: findAssets(),
    fetchesMissing: !savesData,
    isFromHost: source === 'host',
    ...(source !== 'worker' && { html: takeSnapshot(document) }),
  };
  active?.postMessage(message);
}
