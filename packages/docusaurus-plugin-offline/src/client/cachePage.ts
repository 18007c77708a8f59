import siteConfig from '@generated/docusaurus.config';

import { shouldSaveData } from 'docusaurus-ui';
import { isAssetPath, isImagePath } from '../worker/paths.ts';
import { registerWorker } from './registerWorker.ts';

const registration = registerWorker();

/** Whether the first page came through the worker, which has therefore cached it. */
function isFromWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming).workerStart > 0;
}

/** What the page had loaded before the worker took over. */
const listLoaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** What loads when the reader gets there. */
function listLazy(): string[] {
  const pictures = [...document.images].filter(({ complete }) => !complete);
  const drawings = [...document.querySelectorAll<HTMLElement>('[data-drawing]')];
  return [
    ...pictures.map(({ currentSrc, src }) => currentSrc || src),
    ...drawings.map(({ dataset }) => dataset['drawing'] ?? ''),
  ];
}

function isAsset(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin) return false;
  return isAssetPath(pathname, siteConfig.baseUrl) || isImagePath(pathname);
}

/**
 * Has the worker cache a page and its assets, by requesting them through it. What the browser has loaded comes
 * from its HTTP cache. Lazy images are requested too, unless bandwidth should be saved.
 *
 * @param path - the page's path
 * @param isLink - whether a link led to it, so that its HTML was never loaded
 */
export async function cachePage(path: string, isLink: boolean): Promise<void> {
  if (!(await registration)) return;
  const isCached = !isLink && isFromWorker();
  const loaded = isLink || isCached ? [] : listLoaded();
  const assets = [...loaded, ...(shouldSaveData() ? [] : listLazy())].filter(isAsset);
  await Promise.allSettled(assets.map((url) => fetch(url)));
  if (isCached) return;
  // The site works without the cache.
  await fetch(path, { cache: isLink ? 'default' : 'force-cache' }).catch(() => undefined);
}
