import { decodePath } from 'mdx-source/client';
import type { SearchPages } from '../data.ts';
import { MIN_NEAREST_RATIO, MIN_NEAREST_SCORE } from '../weights.ts';
import { createSearch } from './createSearch.ts';

/** The segments of a path below the base path, in words, without its file's suffix. */
function segmentsOf(path: string): string[] {
  return decodePath(path)
    .toLowerCase()
    .replace(/^docs\/|(?:(?:^|\/)index)?(?:\.(?:html?|mdx?))?\/*$/g, '')
    .replace(/[-_.\s]+/g, ' ')
    .split('/');
}

/**
 * Turns a URL path into a search query.
 *
 * @param path - below the base path
 */
export function pathToQuery(path: string): string {
  return segmentsOf(path).at(-1) ?? '';
}

/**
 * Finds the pages nearest to a path that doesn't exist: it searches their names for its last segment and for
 * all of it.
 *
 * @param pages - all pages
 * @param path - below the base path
 * @param limit - maximum number of pages
 * @returns indexes of the pages, nearest first
 */
export function nearestPages(pages: SearchPages, path: string, limit: number): number[] {
  const search = createSearch(pages);
  const scores = new Map<number, number>();
  for (const query of [pathToQuery(path), segmentsOf(path).join(' ')]) {
    for (const { page, score } of search(query).first.hits) {
      scores.set(page, (scores.get(page) ?? 0) + score);
    }
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= Math.max(MIN_NEAREST_SCORE, best * MIN_NEAREST_RATIO))
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([page]) => page);
}
