/**
 * Removes `.html` or `/index.html` from a path, as the router does for its routes, and repeated slashes
 * from its start.
 *
 * @param pathname - the URL's path, percent-encoded
 * @param baseUrl - the path the site is served under, with a slash at both ends
 * @returns the canonical path; never shorter than the base URL
 */
export default function cleanPathname(pathname: string, baseUrl: string): string {
  // A URL that begins with // would lead to another host.
  const clean = pathname.replace(/^\/{2,}/, '/').replace(/(?:\/index)?\.html$/, '');
  return clean.length < baseUrl.length ? baseUrl : clean;
}
