import type { SearchHeadings, SearchPages } from '../data.ts';
import type { IsMatch } from './highlight.ts';
import type { Hit, Hits, PageHit, PageHits, QueryWord } from './hits.ts';
import { matchWord, type WordMatch } from './matchWord.ts';
import { indexNames } from './indexNames.ts';
import { countOccurrences, openTextIndex, type ReadFile } from './textIndex.ts';
import { isHan, WORD_RUN, tokenize } from './tokenize.ts';
import { MAX_SECTIONS } from '../limits.ts';
import { MIN_SCORE_RATIO, MIN_SECTION_RATIO } from '../weights.ts';

function chooseSections(hits: readonly PageHit[]): number[] {
  const scores = new Map<number, number>();
  for (const { section, score } of hits.flatMap(({ sections }) => sections)) {
    scores.set(section, (scores.get(section) ?? 0) + score);
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * MIN_SECTION_RATIO)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_SECTIONS)
    .map(([section]) => section);
}

/** Merges the matches in names and texts into one ranking, best first. */
function rank(...sources: readonly PageHits[]): Hit[] {
  const pages = new Set(sources.flatMap((hits) => [...hits.keys()]));
  const ranked = [...pages]
    .map((page) => {
      const hits = sources.flatMap((source) => source.get(page) ?? []);
      const score = hits.reduce((sum, hit) => sum + hit.score, 0);
      return { page, score, sections: chooseSections(hits) };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * MIN_SCORE_RATIO);
}

function parseQuery(query: string) {
  return [...new Set(tokenize(query))].map((word, index, { length }) => {
    const isLast = index === length - 1;
    // A single Chinese character is the beginning of a pair.
    const isPrefix = isHan(word) ? [...word].length === 1 : isLast && word.length > 1;
    return { word, isPrefix };
  });
}

type MatchedWord = QueryWord & WordMatch & { readonly word: string };

function createMatcher(words: readonly MatchedWord[]): IsMatch {
  const wanted = new Set(words.map(({ word }) => word));
  const begins = (term: string) =>
    words.some(({ word }) => word.length > 1 && term.startsWith(word));
  return (term) =>
    wanted.has(term) ||
    (!isHan(term) && (begins(term) || words.some(({ terms }) => terms.has(term))));
}

/** The words for which only similar ones were found, as typed. */
function findMistyped(query: string, words: readonly MatchedWord[]): string[] {
  const mistyped = words.filter(({ isMistyped }) => isMistyped).map(({ word }) => word);
  const runs = query.match(WORD_RUN) ?? [];
  return runs.filter((run) => tokenize(run).some((word) => mistyped.includes(word)));
}

/**
 * Creates the search.
 *
 * @param pages - all pages
 * @param headings - the headings of each page
 * @param read - reads a file of the text index
 * @returns searches for a query: `first`, which is there immediately, has the matches in titles, topics and
 *   headings; `full` includes the text, for which it loads parts of the index. Without one it's `first`.
 */
export function createSearch(
  pages: SearchPages,
  headings: SearchHeadings = { parts: [], headings: [] },
  read?: ReadFile,
) {
  const names = indexNames(pages, headings);
  const texts = headings.hash && read ? openTextIndex(headings, read) : undefined;
  return (query: string) => {
    const words = parseQuery(query);
    const named = words.map(({ word, isPrefix }) => {
      return { word, weight: 1, ...matchWord(word, [names.words], isPrefix) };
    });
    const first: Hits = {
      hits: rank(names.score(named)),
      isMatch: createMatcher(named),
      mistyped: [],
    };
    const full = async (): Promise<Hits> => {
      if (!texts) return first;
      const matched = await Promise.all(
        words.map(async ({ word, isPrefix }) => {
          const parts = await texts.loadParts(word, isPrefix);
          const match = matchWord(word, [names.words, ...parts], isPrefix);
          const occurrences = countOccurrences(match.terms, parts);
          const weight = Math.log(1 + texts.count / (occurrences.size + 0.5));
          return { word, ...match, occurrences, weight };
        }),
      );
      return {
        hits: rank(names.score(matched), texts.score(matched)),
        isMatch: createMatcher(matched),
        mistyped: findMistyped(query, matched),
      };
    };
    return { first, full };
  };
}
