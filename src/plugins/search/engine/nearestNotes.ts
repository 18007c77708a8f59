import { decodeAddress } from '../../decodeAddress.ts';
import type { SearchNote } from '../data.ts';

/** Pairs of neighbouring characters, the text's ends included. */
function pairsOf(text: string): Map<string, number> {
  const characters = [' ', ...text, ' '];
  const pairs = new Map<string, number>();
  for (let place = 1; place < characters.length; place += 1) {
    const pair = `${characters[place - 1]}${characters[place]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice's coefficient: 1 for texts of the same pairs, 0 where none is shared. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const count = (pairs: Map<string, number>) =>
    [...pairs.values()].reduce((sum, own) => sum + own, 0);
  let shared = 0;
  for (const [pair, own] of left) shared += Math.min(own, right.get(pair) ?? 0);
  return (2 * shared) / (count(left) + count(right));
}

/** What of a path says what it is about: without case, suffix, marks. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:\/?index)?(?:\.(?:html?|mdx?))?\/*$/, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
}

/** What is compared of a path or a title. */
function nameIn(path: string): string {
  return plain(path).split('/').at(-1) ?? '';
}

/**
 * The words of an address, for a search.
 *
 * @param path - below the base path
 */
export function wordsOf(path: string): string {
  return nameIn(decodeAddress(path));
}

/**
 * Finds the notes that are nearest to an address at which nothing is, or to a text: its last part is
 * compared with that of other addresses and with titles, then the way to it.
 *
 * @param notes - all notes
 * @param path - below the base path
 * @param limit - how many notes
 * @returns places of the notes, nearest first
 */
export function nearestNotes(
  notes: readonly SearchNote[],
  path: string,
  limit: number,
): number[] {
  const asked = plain(decodeAddress(path));
  const name = nameIn(decodeAddress(path));
  const scores = notes.map(({ path: other, title }, note) => {
    const own = Math.max(likeness(name, nameIn(other)), likeness(name, plain(title)));
    return { note, score: own + 0.5 * likeness(asked, plain(other)) };
  });
  return scores
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ note }) => note);
}
