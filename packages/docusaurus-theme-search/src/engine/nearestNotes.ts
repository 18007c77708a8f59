import { decodeAddress } from 'mdx-source/client';
import type { SearchNote } from '../data.ts';
import { pairs } from './tokenize.ts';

/** Dice's coefficient of their pairs of characters: 1 for texts of the same pairs, 0 where none is shared. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairs(` ${a} `), pairs(` ${b} `)];
  const rest = [...right];
  const shared = left.filter((pair) => {
    const place = rest.indexOf(pair);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
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
 * @param least - how like its name or title has to be, from 0 to 1
 * @returns places of the notes, nearest first
 */
export function nearestNotes(
  notes: readonly SearchNote[],
  path: string,
  limit: number,
  least = 0,
): number[] {
  const asked = plain(decodeAddress(path));
  const name = nameIn(decodeAddress(path));
  const scores = notes.map(({ path: other, title, aliases = [] }, note) => {
    const names = [nameIn(other), ...[title, ...aliases].map(plain)];
    const own = Math.max(...names.map((one) => likeness(name, one)));
    return { note, own, score: own + 0.5 * likeness(asked, plain(other)) };
  });
  return scores
    .filter(({ own }) => own >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ note }) => note);
}
