/** How long a page is waited for before the kept one is shown, in seconds. */
export const NETWORK_PATIENCE_SECONDS = 4;

/** How many visited pages are kept; the ones visited longest ago go first. */
export const MOST_PAGES = 100;

/** How many scripts, style sheets and pictures are kept. */
export const MOST_ASSETS = 400;
