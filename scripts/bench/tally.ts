import type { Answer } from '../staticHost.ts';

const KINDS = [
  [/html/, 'html'],
  [/css/, 'css'],
  [/javascript/, 'js'],
  [/^image/, 'image'],
] as const;

/**
 * The kind of a file, by its media type.
 *
 * @param answer - the response
 */
export function kindOf({ type }: Pick<Answer, 'type'>) {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/**
 * Why a file was requested: for the page itself, for a page that may come next (`sec-purpose`), or for
 * offline use, which includes the service worker's script and the manifest. The worker's own requests
 * have its script as referrer; those it forwards for a page have that page as referrer.
 *
 * @param answer - the response, with its request headers
 */
export function purposeOf({ pathname, requestHeaders: heads }: Answer) {
  const isOffline =
    heads['service-worker'] === 'script' ||
    heads.referer?.endsWith('/sw.js') ||
    pathname.endsWith('.webmanifest');
  if (isOffline) return 'offline';
  const purpose = String(heads['sec-purpose'] ?? '');
  return purpose.startsWith('prefetch') ? 'prefetch' : 'page';
}

/**
 * Sums up the number and bytes of matching responses.
 *
 * @param answers - what was sent
 * @param fits - which responses count; by default all
 */
export function sum(
  answers: readonly Answer[],
  fits: (answer: Answer) => boolean = () => true,
) {
  const chosen = answers.filter(fits);
  const bytes = chosen.reduce((total, answer) => total + answer.bytes, 0);
  return { requests: chosen.length, bytes };
}
