/**
 * Whether a response can be what was requested. Where a network wants a login, it answers each request
 * with a page, which must not take the place of a script.
 *
 * @param response - its body isn't read
 * @param isPage - whether a page was requested
 */
export function isCacheable(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  isPage: boolean,
): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return status === 200 && isHtml === isPage;
}
