import { isNear } from './distance.ts';
import { isHan, RUN, tokenize } from './tokenize.ts';

/** A piece of a text, and whether it matches the query. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

type Range = [from: number, to: number];

/**
 * Length of an excerpt in characters, about two lines; Chinese characters are twice as
 * wide.
 */
const lengthFor = (text: string) => (isHan(text) ? 75 : 150);

function markHan(run: string, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < run.length; at += 1) {
    if (words.has(run.slice(at, at + 2))) ranges.push([at, at + 2]);
    else if (words.has(run.charAt(at))) ranges.push([at, at + 1]);
  }
  return ranges;
}

function findRanges(
  text: string,
  words: ReadonlySet<string>,
  isMet: (word: string) => boolean,
): Range[] {
  const ranges = [...text.matchAll(RUN)].flatMap(({ 0: run, index }): Range[] => {
    if (isHan(run)) {
      return markHan(run, words).map(([from, to]) => [index + from, index + to]);
    }
    return tokenize(run).some(isMet) ? [[index, index + run.length]] : [];
  });
  return ranges.reduce<Range[]>((merged, [from, to]) => {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
    return merged;
  }, []);
}

/**
 * Where a text contains the query's words or, if it contains none of them, similar words.
 */
function mark(text: string, query: string): Range[] {
  const words = new Set(tokenize(query));
  const begins = (word: string) =>
    [...words].some((own) => word === own || (own.length > 1 && word.startsWith(own)));
  const exact = findRanges(text, words, begins);
  if (exact.length > 0) return exact;
  return findRanges(text, words, (word) => [...words].some((own) => isNear(own, word)));
}

function cut(text: string, ranges: readonly Range[]): Piece[] {
  const ends = [...ranges.flat(), text.length];
  return ends
    .map((end, place) => ({
      text: text.slice(ends[place - 1] ?? 0, end),
      isMarked: place % 2 === 1, // the ends alternate between the start and the end of a match
    }))
    .filter((piece) => piece.text !== '');
}

/**
 * Splits a text at the query's words.
 *
 * @param text - such as a title
 * @param query - as typed
 */
export function markWords(text: string, query: string): Piece[] {
  return cut(text, mark(text, query));
}

/**
 * Picks the part of a text that contains the most words of a query.
 *
 * @param text - the text of a section
 * @param query - as typed
 * @returns about two lines, split at the query's words
 */
export function excerpt(text: string, query: string): Piece[] {
  const ranges = mark(text, query);
  const length = lengthFor(text.charAt(Math.floor(text.length / 2)));
  const within = ([from]: Range) =>
    ranges.filter(([start, end]) => start >= from && end <= from + length).length;
  const best = [...ranges].sort((a, b) => within(b) - within(a))[0]?.[0] ?? 0;
  const rough = Math.max(0, best - 40);
  const from = rough === 0 ? 0 : Math.min(best, text.indexOf(' ', rough) + 1 || rough);
  const to = Math.min(text.length, from + length);
  const shown = text.slice(from, to);
  const inside = ranges
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): Range => [start - from, end - from]);
  const dots = (is: boolean): Piece[] => (is ? [{ text: '…', isMarked: false }] : []);
  return [...dots(from > 0), ...cut(shown, inside), ...dots(to < text.length)];
}
