import type SearchableMap from 'minisearch/SearchableMap';

import { isHan } from './tokenize.ts';
import { MATCH } from '../weights.ts';

/** Indexed words that match a word of the query, and how well. */
export type MatchedTerms = ReadonlyMap<string, number>;

/** The matches of a word of the query. */
export type WordMatch = {
  readonly terms: MatchedTerms;
  /** Whether it's a typo: neither the word nor one that begins with it is indexed, only similar words are. */
  readonly isMistyped: boolean;
};

const toMatch = (
  terms: Iterable<readonly [string, number]>,
  isMistyped = false,
): WordMatch => ({ terms: new Map(terms), isMistyped });

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
): WordMatch {
  const begun = indexed
    .flatMap((words) => [...words.atPrefix(word).keys()])
    .filter((other) => other !== word)
    .map((other) => [other, MATCH.begun] as const);
  if (indexed.some((words) => words.has(word)))
    return toMatch([...(isPrefix ? begun : []), [word, 1]]);
  if (begun.length > 0 || isHan(word) || word.length < 4) return toMatch(begun);
  const similar = indexed
    .flatMap((words) => [...words.fuzzyGet(word, 2)])
    .filter(([other, [, edits]]) => isTypo(word, other, edits))
    .map(([other]) => [other, MATCH.similar] as const);
  return toMatch(similar, similar.length > 0);
}
