import type { Answer } from '../staticHost.ts';

/** What a file is to the reader of a page. */
export type Kind = 'html' | 'css' | 'js' | 'image' | 'other';

/** Why a file was sent: for the page itself, for a page that may come next, to be there offline. */
export type Purpose = 'page' | 'prefetch' | 'offline';

/** Number and bytes of the answers of one sort. */
export type Sum = { readonly requests: number; readonly bytes: number };

const KINDS: readonly [RegExp, Kind][] = [
  [/html/, 'html'],
  [/css/, 'css'],
  [/javascript/, 'js'],
  [/^image/, 'image'],
];

/** @param answer - whose media type tells */
export function kindOf({ type }: Pick<Answer, 'type'>): Kind {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/**
 * Tells why a file was asked for. The service worker's own requests come from its script; what it
 * passes on for a page that it controls has the page as referrer.
 *
 * @param answer - whose request tells
 */
export function purposeOf({ pathname, requestHeaders }: Answer): Purpose {
  if (requestHeaders['service-worker'] === 'script') return 'offline';
  if (requestHeaders.referer?.endsWith('/sw.js')) return 'offline';
  if (pathname.endsWith('.webmanifest')) return 'offline';
  return String(requestHeaders['sec-purpose'] ?? '').startsWith('prefetch')
    ? 'prefetch'
    : 'page';
}

/**
 * Adds up the answers that fit.
 *
 * @param answers - what was sent
 * @param fits - which of it counts
 */
export function sum(answers: readonly Answer[], fits: (answer: Answer) => boolean): Sum {
  const chosen = answers.filter(fits);
  return {
    requests: chosen.length,
    bytes: chosen.reduce((total, { bytes }) => total + bytes, 0),
  };
}
