import { distance as levenshtein } from 'fastest-levenshtein';

/** Number of edits; two letters in the wrong order are one. */
function distance(word: string, other: string): number {
  const swapped = [...word].map(
    (letter, at) =>
      word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
  );
  return swapped.includes(other) ? 1 : levenshtein(word, other);
}

/** Sorts words, those that resemble a word most first. */
export function rankMatches(word: string, words: readonly string[]): string[] {
  const rank = (candidate: string) =>
    distance(word, candidate) - (candidate.startsWith(word) ? 0.5 : 0);
  return words.toSorted((a, b) => rank(a) - rank(b));
}

/** The start of a remedy, if it's known what was meant. */
export function didYouMean(...likely: readonly (string | undefined)[]): string {
  const words = likely.filter((word) => word !== undefined);
  return words.length > 0 ? `Probably meant: ${words.join(', ')}. ` : '';
}

/**
 * The word of a list that was most likely meant.
 *
 * @param mostEdits - a limit below what's plausible for the word
 */
export function closestMatch(
  word: string,
  words: readonly string[],
  mostEdits = Infinity,
): string | undefined {
  const [best] = rankMatches(word, words);
  if (best === undefined) return undefined;
  // Two edits turn any short word into another one.
  return distance(word, best) <= Math.min(mostEdits, word.length / 3) ? best : undefined;
}
