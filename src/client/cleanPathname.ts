/**
 * Removes `.html` or `/index.html` from a path, as the router does for its routes.
 *
 * @param pathname - the URL's path, percent-encoded
 * @param baseUrl - the path the site is served under, with a slash at both ends
 * @returns the canonical path; never shorter than the base URL
 */
export default function cleanPathname(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean.length < baseUrl.length ? baseUrl : clean;
}
