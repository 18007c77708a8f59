/** Caches belong to the origin, on which each site has its own path. */
const cacheOf = (content: string) => (baseUrl: string) =>
  `notes-${content}${baseUrl.slice(0, -1)}`;

/** Name of a site's cache for the pages that a reader visited. */
export const pagesCache = cacheOf('pages');

/** Name of its cache for those pages' scripts, style sheets and images. */
export const assetsCache = cacheOf('assets');

/** File of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';
