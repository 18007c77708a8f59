import { isHan } from './tokenize.ts';

/**
 * Number of typos that turn one word into another: a character inserted, deleted or
 * replaced, or two neighbours swapped (Damerau-Levenshtein distance).
 *
 * @param a - one word
 * @param b - the other
 * @param most - stop counting above this
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          isSwapped ? (above[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    above = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many typos are tolerated; MiniSearch counts two swapped characters as two. */
export function tolerance(word: string): number | false {
  if (isHan(word) || word.length < 3) return false;
  return word.length < 5 ? 1 : 2;
}

/** Whether one word may be a misspelling of the other. */
export function isNear(word: string, other: string): boolean {
  const most = tolerance(word);
  return most !== false && !isHan(other) && distance(word, other, most) <= most;
}
