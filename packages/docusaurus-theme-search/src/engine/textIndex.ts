import SearchableMap from 'minisearch/SearchableMap';

import { partFile, type IndexPart, type Postings, type SearchHeadings } from '../data.ts';
import { MAX_PARTS } from '../limits.ts';
import type { PageHits, QueryWord } from './hits.ts';
import type { MatchedTerms } from './matchWord.ts';
import { grow, saturate, TEXT } from '../weights.ts';

/** Reads a file of the index, relative to its folder. */
export type ReadFile = <T>(file: string) => Promise<T>;

/** The words of a part, with the sections that contain them. */
export type Part = SearchableMap<Postings>;

/** How often a word occurs in each section. */
type Occurrences = ReadonlyMap<number, number>;

/** The parts that may contain a word, or words that begin with it. */
function findParts(parts: readonly string[], word: string, isPrefix: boolean): number[] {
  const last = isPrefix ? `${word}\uffff` : word;
  const from = parts.findLastIndex((first) => first <= word);
  const to = parts.findLastIndex((first) => first <= last);
  return [...parts.keys()].slice(Math.max(0, from), to + 1).slice(0, MAX_PARTS);
}

/** Counts the occurrences of a word, weighted by how well they match. */
export function countOccurrences(
  terms: MatchedTerms,
  parts: readonly Part[],
): Occurrences {
  const occurrences = new Map<number, number>();
  for (const [term, match] of terms) {
    for (const part of parts) {
      for (const [section, count] of part.get(term) ?? []) {
        occurrences.set(section, (occurrences.get(section) ?? 0) + match * count);
      }
    }
  }
  return occurrences;
}

type WordWithOccurrences = QueryWord & { readonly occurrences: Occurrences };

const sumWeights = (words: readonly QueryWord[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0);

function scoreText(numbers: readonly number[], words: readonly WordWithOccurrences[]) {
  const total = sumWeights(words);
  const sections = numbers
    .map((number, section) => {
      const scores = words.map(({ occurrences, weight }) => {
        const count = occurrences.get(number);
        return count === undefined ? 0 : (weight / total) * grow('word', saturate(count));
      });
      return { section, score: scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const has = ({ occurrences }: WordWithOccurrences) =>
    numbers.some((number) => occurrences.has(number));
  const cover = sumWeights(words.filter(has)) / total;
  const more = saturate(sections.length - 1);
  const best = sections[0]?.score ?? 0;
  return {
    score: TEXT.anywhere * cover + TEXT.section * best + TEXT.more * cover * more,
    sections,
  };
}

/**
 * Opens the text index, whose parts are loaded on demand, each once.
 *
 * @param headings - headings of all pages, and the first word of each part
 * @param read - reads a file of the index
 */
export function openTextIndex(
  { headings, parts: starts }: SearchHeadings,
  read: ReadFile,
) {
  const loaded = new Map<number, Promise<Part>>();
  const load = (part: number) => {
    const promise =
      loaded.get(part) ??
      read<IndexPart>(partFile(part)).then((words) => SearchableMap.fromObject(words));
    loaded.set(part, promise);
    promise.catch(() => loaded.delete(part)); // the next query tries again
    return promise;
  };
  let count = 0;
  const numbers = headings.map((list) => ['', ...list].map(() => count++));
  return {
    /** Number of sections in all pages. */
    count,
    /** Loads the parts that may contain matches of a word. */
    loadParts(word: string, isPrefix: boolean): Promise<Part[]> {
      return Promise.all(findParts(starts, word, isPrefix).map(load));
    },
    /** Scores pages from 0 to 1 by how well their text matches. */
    score: (words: readonly WordWithOccurrences[]): PageHits =>
      new Map(
        numbers
          .map((pageNumbers, page) => [page, scoreText(pageNumbers, words)] as const)
          .filter(([, { score }]) => score > 0),
      ),
  };
}
