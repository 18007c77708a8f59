import { tokenize } from 'docusaurus-theme-search';
import type { NotePage } from './toPages.ts';

/** Notes that are named. */
const MAX_NOTES = 3;

/** A word in more than this share of the notes doesn't distinguish any of them. */
const MAX_NOTE_SHARE = 0.1;

/** Words without a subject, however few titles have them. */
const FUNCTION_WORD =
  /^(?:an?|and|as|at|by|for|from|how|in|is|it|of|on|or|the|to|vs|what|when|why|with|your?)$/;

/**
 * Finds existing notes that a new one may repeat: those that share words of its title in their title or
 * aliases, with rare words weighing more.
 *
 * @returns at most three, best match first
 */
export function findNearest(pages: readonly NotePage[], title: string): NotePage[] {
  const said = pages.map(
    (page) => new Set(tokenize([page.title, ...page.aliases].join(' '))),
  );
  const significant = [...new Set(tokenize(title))].flatMap(
    (word): [string, number][] => {
      const holders = said.filter((words) => words.has(word)).length;
      const isSignificant =
        !FUNCTION_WORD.test(word) &&
        holders > 0 &&
        holders <= Math.max(1, pages.length * MAX_NOTE_SHARE);
      return isSignificant ? [[word, Math.log(pages.length / holders) + 1]] : [];
    },
  );
  const scores = pages.map((page, index) => {
    const own = significant.filter(([word]) => said[index]?.has(word));
    return { page, score: own.reduce((sum, [, weight]) => sum + weight, 0) };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NOTES)
    .map(({ page }) => page);
}
