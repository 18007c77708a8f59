/** Cache of the pages a reader visited. */
export const PAGES_CACHE = 'notes-pages';

/** Cache of the scripts, style sheets and pictures of those pages, and of the shell. */
export const ASSETS_CACHE = 'notes-assets';

/** Cache of the page that a reader sees offline in place of one that is not kept. */
export const OFFLINE_CACHE = 'notes-offline';

/** What a reader sees offline in place of a page that is not kept, below the base path. */
export const OFFLINE_PAGE = 'offline.html';

/** File of the service worker, below the base path. */
export const WORKER_FILE = 'sw.js';

/** Asks the worker to keep a page and what it is made of. */
export type KeepMessage = {
  readonly type: 'KEEP_PAGE';
  /** Absolute URL of the page. */
  readonly page: string;
  /** Absolute URLs of its scripts, style sheets and pictures, all of this origin. */
  readonly parts: readonly string[];
  /** The page as it stands, where it was drawn in the browser and the host was not asked for it. */
  readonly html?: string;
};
