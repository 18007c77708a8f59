/** Caches belong to the origin, on which each site has its own path. */
const cacheOf = (content: string) => (baseUrl: string) =>
  `notes-${content}${baseUrl.slice(0, -1)}`;

/** Name of a site's cache for the pages that a reader visited. */
export const pagesCache = cacheOf('pages');

/** Name of its cache for those pages' scripts, style sheets and images. */
export const assetsCache = cacheOf('assets');

/** File of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';

/** Asks the worker to cache a page and its assets. */
export type CachePageMessage = {
  readonly type: 'CACHE_PAGE';
  /** Absolute URL of the page. */
  readonly page: string;
  /** Absolute URLs of its same-origin scripts, style sheets and images. */
  readonly assets: readonly string[];
  /** Whether to fetch assets that haven't loaded yet, such as images further down. */
  readonly fetchesMissing: boolean;
  /**
   * The rendered page; missing if the page came through the worker, which has cached it
   * already.
   */
  readonly html?: string;
  /**
   * Whether the server sent the page's HTML. If the browser still has that, it's better
   * to cache than `html`.
   */
  readonly isFromHost: boolean;
};
