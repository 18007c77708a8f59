import { isHan } from './tokenize.ts';

/**
 * Typing errors that make one word of another: a character more, less or other, or two neighbours
 * that changed places.
 *
 * @param a - one word
 * @param b - the other
 * @param most - from where on it does not matter how many more
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

/** Typing errors that are forgiven; to MiniSearch two characters that changed places are two. */
export function tolerance(word: string): number | false {
  if (isHan(word) || word.length < 3) return false;
  return word.length < 5 ? 1 : 2;
}

/** Whether a word may be meant by another with typing errors in it. */
export function isNear(word: string, other: string): boolean {
  const most = tolerance(word);
  return most !== false && !isHan(other) && distance(word, other, most) <= most;
}
