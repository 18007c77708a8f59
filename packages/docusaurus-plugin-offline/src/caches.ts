/** Cache of the pages a reader visited. */
export const PAGES_CACHE = 'notes-pages';

/** Cache of the scripts, style sheets and pictures of those pages, and of the shell. */
export const ASSETS_CACHE = 'notes-assets';

/** File of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';

/** Asks the worker to keep a page and what it is made of. */
export type KeepMessage = {
  readonly type: 'KEEP_PAGE';
  /** Absolute URL of the page. */
  readonly page: string;
  /** Absolute URLs of its scripts, style sheets and pictures, all of this origin. */
  readonly parts: readonly string[];
  /** Whether the host is asked for parts that have not come yet, such as pictures further down. */
  readonly isWhole: boolean;
  /** The page as it stands; none where it came through the worker, which has kept it by itself. */
  readonly html?: string;
  /** Whether the host sent the page's HTML, which the browser may have and which is better to keep. */
  readonly isFromHost: boolean;
};
