import { distance } from 'fastest-levenshtein';

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
  const ranked = words
    .map((candidate) => ({ candidate, edits: distance(word, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(2, part.length / 3) ? best.candidate : undefined;
}
