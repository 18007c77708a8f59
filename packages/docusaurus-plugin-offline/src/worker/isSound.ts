const TYPES: readonly (readonly [suffix: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.svg$/, /^image\/svg/],
  [/\.html$|\/[^./]*$/, /^text\/html/],
];

/**
 * Tells whether a kept response can be what its address says, which a damaged cache or a page that
 * a network put in between does not answer with.
 *
 * @param address - absolute URL under which the response is kept
 * @param response - its head is looked at, its body is not read
 */
export function isSound(address: string, response: Pick<Response, 'headers'>): boolean {
  const { pathname } = new URL(address);
  const [, expected] = TYPES.find(([suffix]) => suffix.test(pathname)) ?? [];
  return expected?.test(response.headers.get('Content-Type') ?? '') ?? true;
}
