import { decodeAddress } from 'mdx-source/client';
import type { SearchNote } from '../data.ts';
import { pairs } from './tokenize.ts';

/**
 * Dice coefficient of the texts' character pairs: 1 if all are the same, 0 if none is
 * shared.
 */
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

/** Normalises a path: lower case, no file extension, and spaces between words. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:\/?index)?(?:\.(?:html?|mdx?))?\/*$/, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
}

/** The last segment of a path, or a title, normalised for comparison. */
function nameIn(path: string): string {
  return plain(path).split('/').at(-1) ?? '';
}

/**
 * Turns a URL path into a search query.
 *
 * @param path - below the base path
 */
export function wordsOf(path: string): string {
  return nameIn(decodeAddress(path));
}

/**
 * Finds the notes most similar to a path that doesn't exist, or to a text. Compares its
 * last segment with that of other paths and with titles, and then the whole path.
 *
 * @param notes - all notes
 * @param path - below the base path
 * @param limit - maximum number of notes
 * @param least - minimum similarity of the last segment or title, from 0 to 1
 * @returns indexes of the notes, most similar first
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
