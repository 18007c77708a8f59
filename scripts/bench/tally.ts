import type { Answer } from '../staticHost.ts';

const KINDS = [
  [/html/, 'html'],
  [/css/, 'css'],
  [/javascript/, 'js'],
  [/^image/, 'image'],
] as const;

/**
 * Tells what a file is to the reader of a page.
 *
 * @param answer - whose media type tells
 */
export function kindOf({ type }: Pick<Answer, 'type'>) {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/**
 * Tells why a file was sent: for the page itself, for a page that may come next, to be there
 * offline. The service worker's own requests come from its script; what it passes on for a page
 * that it controls has the page as referrer.
 *
 * @param answer - whose request tells
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
 * Adds up number and bytes of the answers that fit.
 *
 * @param answers - what was sent
 * @param fits - which of it counts; all without it
 */
export function sum(
  answers: readonly Answer[],
  fits: (answer: Answer) => boolean = () => true,
) {
  const chosen = answers.filter(fits);
  const bytes = chosen.reduce((total, answer) => total + answer.bytes, 0);
  return { requests: chosen.length, bytes };
}
