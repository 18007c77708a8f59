/** What the page tells the worker. */
export type WorkerMessage = CachePageMessage | { readonly type: 'SKIP_WAITING' };

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
