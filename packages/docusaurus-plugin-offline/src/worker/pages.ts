/**
 * The key under which a page is kept: one for every address that leads to it, so that a note
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
 * Tells pages from plain files.
 *
 * @param pathname - path of an address of this origin
 * @param base - the base path
 */
export function isPagePath(pathname: string, base: string): boolean {
  if (!pathname.startsWith(base)) return false;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !name.includes('.') || name.endsWith('.html');
}

/**
 * Tells images from other files by their suffix.
 *
 * @param pathname - path of an address of this origin
 */
export function isImagePath(pathname: string): boolean {
  return /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(pathname);
}
