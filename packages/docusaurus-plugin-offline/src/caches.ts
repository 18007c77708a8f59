/**
 * Caches belong to the origin, on which each site has its own path. Another prefix would cost readers their saved
 * pages, or a worker that copies them and the days they were last used, which Workbox keeps by the cache's name.
 */
const cacheOf = (content: string) => (baseUrl: string) =>
  `notes-${content}${baseUrl.slice(0, -1)}`;

/** Name of a site's cache for the pages that a reader visited. */
export const pagesCache = cacheOf('pages');

/** Name of its cache for those pages' scripts, style sheets and images. */
export const assetsCache = cacheOf('assets');

/**
 * The cache key of a page. All URLs that lead to the page share it, so that a page
 * visited as `/docs/intro/` is found as `/docs/intro`.
 *
 * @param url - absolute URL of a page
 * @returns the URL without query, hash, `index.html`, `.html` and trailing slash
 */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/\/+$/, '');
  return `${origin}${path || '/'}`;
}

/** File of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';
