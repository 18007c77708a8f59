const TYPES: readonly (readonly [suffix: RegExp, type: RegExp])[] = [
  [/\/assets\/js\/.*\.js$/, /javascript/],
  [/\/assets\/css\/.*\.css$/, /^text\/css/],
  [/\.svg$/, /^image\/svg/],
  [/\.html$|\/[^./]*$/, /^text\/html/],
];

/**
 * Checks whether a cached response can be what its URL suggests. A corrupt cache entry,
 * or the login page of a captive portal, isn't.
 *
 * @param url - absolute URL under which the response is cached
 * @param response - only its headers are checked; its body isn't read
 */
export function hasExpectedType(
  url: string,
  response: Pick<Response, 'headers'>,
): boolean {
  const { pathname } = new URL(url);
  const [, expected] = TYPES.find(([suffix]) => suffix.test(pathname)) ?? [];
  return expected?.test(response.headers.get('Content-Type') ?? '') ?? true;
}
