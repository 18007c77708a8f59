/** Entry point for browsers. */
export type { Problem } from './problem.ts';

/**
 * Percent-decodes a path or a part of one.
 *
 * @param text - encoded or not; returned unchanged if it contains a stray %
 */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The language of a short text, such as a title, which may be shown on a page in another language.
 *
 * @param text - as it is shown
 * @returns `zh-Hans` if any character is Chinese; otherwise undefined, which keeps the page's language
 */
export function languageOf(text: string): 'zh-Hans' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined;
}

/** Plurals, but not `https`, `class`, `redis`, `status`; `caches` has no other stem than `cache`. */
const PLURAL = /(?<=^.{2,}(?:sh|[^a]ch|x|ss))es$|(?<=^(?!https$).{3,}[^siu])s$/u;

/** The singular of an English word in lower case, or what its forms have in common. */
export const toSingular = (word: string) => word.replace(PLURAL, '');
