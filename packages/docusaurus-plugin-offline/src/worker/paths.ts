/** Files beside the pages. Not every dot starts an extension: a page may be named `socket.io` or `next.js`. */
const FILE = /\.(?:json|md|txt|webmanifest|xml)$/;

/**
 * Whether a path can be a page rather than a plain file.
 *
 * @param pathname - path of a same-origin URL
 * @param base - the base path
 */
export function isPagePath(pathname: string, base: string): boolean {
  return pathname.startsWith(base) && !FILE.test(pathname) && !isImagePath(pathname);
}

/**
 * Whether a path is in the assets folder, where names contain a hash of the content, so
 * cached files never go stale.
 *
 * @param pathname - path of a same-origin URL
 * @param base - the base path
 */
export function isAssetPath(pathname: string, base: string): boolean {
  return pathname.startsWith(`${base}assets/`);
}

/**
 * Whether a path is an image, by its extension.
 *
 * @param pathname - path of a same-origin URL
 */
export function isImagePath(pathname: string): boolean {
  return /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(pathname);
}
