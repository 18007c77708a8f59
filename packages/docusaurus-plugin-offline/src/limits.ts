/** Maximum number of cached pages; the least recently visited are evicted first. */
export const MAX_PAGES = 100;

/** Maximum number of cached scripts, style sheets and images. */
export const MAX_ASSETS = 400;

/** How long to wait for the network before showing a cached page. */
export const NETWORK_TIMEOUT_SECONDS = 4;
