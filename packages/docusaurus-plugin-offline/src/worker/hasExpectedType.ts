import { isAssetPath, isImagePath } from './paths.ts';

const TYPES: readonly (readonly [suffix: RegExp, type: RegExp])[] = [
  [/\/assets\/js\/.*\.js$/, /javascript/],
  [/\/assets\/css\/.*\.css$/, /^text\/css/],
  [/\.svg$/, /^image\/svg/],
];

/**
 * Checks whether a cached response can be what its URL suggests. A corrupt cache entry,
 * or the login page of a captive portal, isn't.
 *
 * @param url - absolute URL under which the response is cached
 * @param response - only its headers are checked; its body isn't read
 * @param base - the base path
 */
export function hasExpectedType(
  url: string,
  response: Pick<Response, 'headers'>,
  base: string,
): boolean {
  const { pathname } = new URL(url);
  const type = response.headers.get('Content-Type') ?? '';
  const isFile = isAssetPath(pathname, base) || isImagePath(pathname);
  if (!isFile) return type.startsWith('text/html');
  const [, expected] = TYPES.find(([suffix]) => suffix.test(pathname)) ?? [];
  return expected?.test(type) ?? true;
}
