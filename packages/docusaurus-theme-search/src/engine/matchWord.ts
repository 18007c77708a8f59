import type SearchableMap from 'minisearch/SearchableMap';

import { isHan } from './tokenize.ts';
import { MATCH } from '../weights.ts';

/** Indexed words that match a word of the query, and how well. */
export type MatchedTerms = ReadonlyMap<string, number>;

const sorted = (word: string) => [...word].sort().join('');

/** A typo in a short word, two in a long one; swapping two letters is one. */
function isTypo(word: string, other: string, edits: number): boolean {
  return edits < 2 || word.length >= 8 || sorted(word) === sorted(other);
}

/**
 * Finds the indexed words that match a word of the query: the word itself, then words that begin with
 * it, then similar words.
 *
 * @param word - of the query
 * @param indexed - the words to choose from
 * @param isPrefix - whether the word may be incomplete even if it's indexed
 */
export function matchWord(
  word: string,
  indexed: readonly SearchableMap<unknown>[],
  isPrefix: boolean,
): MatchedTerms {
  const begun = indexed
    .flatMap((words) => [...words.atPrefix(word).keys()])
    .filter((other) => other !== word)
    .map((other) => [other, MATCH.begun] as const);
  if (indexed.some((words) => words.has(word)))
    return new Map([...(isPrefix ? begun : []), [word, 1]]);
  if (begun.length > 0 || isHan(word) || word.length < 4) return new Map(begun);
  return new Map(
    indexed
      .flatMap((words) => [...words.fuzzyGet(word, 2)])
      .filter(([other, [, edits]]) => isTypo(word, other, edits))
      .map(([other]) => [other, MATCH.similar]),
  );
}
