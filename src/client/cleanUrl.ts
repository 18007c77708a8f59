/*
 * Client modules run before the router starts. Otherwise, a page requested by its file name would
 * hydrate at a URL it wasn't built for (React error 418), and keep that URL. Query and hash are kept;
 * the history entry is replaced, so the back button still works.
 */
import siteConfig from '@generated/docusaurus.config';

import cleanPathname from './cleanPathname.ts';

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const clean = cleanPathname(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    const url = clean + search + hash;
    // Docusaurus marks its 404 page with this class: the host serves the page only at its clean URL.
    if (document.documentElement.classList.contains('plugin-native')) {
      // Keeps React from hydrating the wrong page in the meantime.
      window.docusaurusRoot = { render: () => undefined, unmount: () => undefined };
      window.location.replace(url);
    } else {
      window.history.replaceState(window.history.state, '', url);
    }
  }
}
