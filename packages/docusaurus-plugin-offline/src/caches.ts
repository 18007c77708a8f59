/** Cache for the pages that a reader visited. */
export const PAGES_CACHE = 'notes-pages';

/** Cache for those pages' scripts, style sheets and images. */
export const ASSETS_CACHE = 'notes-assets';

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
