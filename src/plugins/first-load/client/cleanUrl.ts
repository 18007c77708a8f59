/*
 * Client modules run before the router starts. A page that was asked for with its file name would
 * else hydrate under an address that it was not built for (React error 418), and keep that address.
 * Query and hash stay; the entry in the history is replaced, so the back button is not caught.
 */
import siteConfig from '@generated/docusaurus.config';

import cleanPathname from './cleanPathname';

/** Docusaurus marks its not-found page, which hosts send for files that are not there. */
function isNotFoundPage(): boolean {
  return document.documentElement.classList.contains('plugin-native');
}

/**
 * Where the host has the page only under its clean address, this one came with the not-found page:
 * the browser fetches the right one, and React does not start on the wrong one in the meantime.
 */
function leaveFor(address: string): void {
  window.docusaurusRoot = { render: () => undefined, unmount: () => undefined };
  window.location.replace(address);
}

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const clean = cleanPathname(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    const address = clean + search + hash;
    if (isNotFoundPage()) {
      leaveFor(address);
    } else {
      window.history.replaceState(window.history.state, '', address);
    }
  }
}
