import { decodePath } from 'mdx-source/client';
import type { SearchPage } from '../data.ts';
import { bigrams } from './tokenize.ts';
import { MIN_SIMILARITY, WHOLE_PATH } from '../weights.ts';

/**
 * Dice coefficient of the strings' character pairs: 1 if all are the same, 0 if none is
 * shared.
 */
function similarity(a: string, b: string): number {
  const [left, right] = [bigrams(` ${a} `), bigrams(` ${b} `)];
  const rest = [...right];
  const shared = left.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

/** Normalises a path: lower case, no file extension, and spaces between words. */
function normalizePath(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:(?:^|\/)index)?(?:\.(?:html?|mdx?))?\/*$/, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
}

/** The last segment of a path, or a title, normalised for comparison. */
function lastSegment(path: string): string {
  return normalizePath(path).split('/').at(-1) ?? '';
}

/**
 * Turns a URL path into a search query.
 *
 * @param path - below the base path
 */
export function pathToQuery(path: string): string {
  return lastSegment(decodePath(path));
}

/**
 * Finds the pages most similar to a path that doesn't exist, or to a query. Compares its
 * last segment with that of other paths and with titles, and then the whole path.
 *
 * @param pages - all pages
 * @param path - below the base path
 * @param limit - maximum number of pages
 * @returns indexes of the pages, most similar first
 */
export function nearestPages(
  pages: readonly SearchPage[],
  path: string,
  limit: number,
): number[] {
  const target = normalizePath(decodePath(path));
  const name = lastSegment(decodePath(path));
  const scores = pages.map(({ path: other, title, aliases = [] }, page) => {
    const names = [lastSegment(other), ...[title, ...aliases].map(normalizePath)];
    const best = Math.max(...names.map((candidate) => similarity(name, candidate)));
    const whole = similarity(target, normalizePath(other));
    return { page, best, score: best + WHOLE_PATH * whole };
  });
  return scores
    .filter(({ best }) => best >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
