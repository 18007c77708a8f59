import { distance } from 'fastest-levenshtein';

/** Sorts words, those that resemble a word most first. */
export function rankMatches(word: string, words: readonly string[]): string[] {
  return words.toSorted((a, b) => distance(word, a) - distance(word, b));
}

/**
 * The word of a list that was most likely meant.
 *
 * @param part - the part of the word whose length decides how many edits are plausible
 */
export function closestMatch(
  word: string,
  words: readonly string[],
  part = word,
): string | undefined {
  const [best] = rankMatches(word, words);
  if (best === undefined) return undefined;
  return distance(word, best) <= Math.max(2, part.length / 3) ? best : undefined;
}
