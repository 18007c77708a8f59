/**
 * Takes `.html` and `/index.html` off a path, as the router does for the pages it shows.
 *
 * @param pathname - the path of the address, percent-encoded
 * @param baseUrl - the path the site is served under, with a slash at both ends
 * @returns the path as the site writes it; never less than the base path
 */
export default function cleanPathname(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean.length < baseUrl.length ? baseUrl : clean;
}
