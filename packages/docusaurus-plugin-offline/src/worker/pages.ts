/**
 * The cache key of a page. All URLs that lead to the page share it, so that a note
 * visited as `/docs/intro/` is found as `/docs/intro`.
 *
 * @param address - absolute URL of a page
 * @returns the URL without query, hash, `index.html`, `.html` and trailing slash
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/(?:index)?\.html$/, '').replace(/\/+$/, '');
  return `${origin}${path || '/'}`;
}

/**
 * Whether a path is a page rather than a plain file.
 *
 * @param pathname - path of a same-origin URL
 * @param base - the base path
 */
export function isPagePath(pathname: string, base: string): boolean {
  if (!pathname.startsWith(base)) return false;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !name.includes('.') || name.endsWith('.html');
}

/**
 * Whether a path is an image, by its extension.
 *
 * @param pathname - path of a same-origin URL
 */
export function isImagePath(pathname: string): boolean {
  return /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(pathname);
}
