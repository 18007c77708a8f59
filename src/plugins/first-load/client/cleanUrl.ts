/*
 * Client modules run before the router starts. A page that was asked for with its file name would
 * else hydrate under an address that it was not built for (React error 418), and keep that address.
 * Query and hash stay; the entry in the history is replaced, so the back button is not caught.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import cleanPathname from './cleanPathname';

if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const clean = cleanPathname(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
