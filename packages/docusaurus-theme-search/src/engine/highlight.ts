import { EXCERPT_LEAD, EXCERPT_LENGTH } from '../limits.ts';
import { isHan, WORD_RUN, tokenize } from './tokenize.ts';

/** A piece of text, and whether it matches the query. */
export type TextPiece = { readonly text: string; readonly isMarked: boolean };

/** Whether a word, or a pair of Chinese characters, matches the query. */
export type IsMatch = (word: string) => boolean;

type Range = [from: number, to: number];

/** Length of an excerpt of a text, by the share of its characters that are Chinese. */
function lengthFor(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.round(EXCERPT_LENGTH / (1 + han / (text.length || 1)));
}

/** What a cut leaves of a word; Chinese can be cut anywhere. */
const REST_OF_WORD = /^[^\s\p{Script=Han}]*\s*/u;
const START_OF_WORD = /\s*[^\s\p{Script=Han}]*$/u;

function matchHan(run: string, isMatch: IsMatch): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < run.length; at += 1) {
    if (isMatch(run.slice(at, at + 2))) ranges.push([at, at + 2]);
    else if (isMatch(run.charAt(at))) ranges.push([at, at + 1]);
  }
  return ranges;
}

function findRanges(text: string, isMatch: IsMatch): Range[] {
  const ranges = [...text.matchAll(WORD_RUN)].flatMap(({ 0: run, index }): Range[] => {
    if (isHan(run)) {
      return matchHan(run, isMatch).map(([from, to]) => [index + from, index + to]);
    }
    return tokenize(run).some(isMatch) ? [[index, index + run.length]] : [];
  });
  return ranges.reduce<Range[]>((merged, [from, to]) => {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
    return merged;
  }, []);
}

/**
 * Splits text at the words that match.
 *
 * @param text - such as a title
 * @param isMatch - what matches the query
 */
export function highlightMatches(text: string, isMatch: IsMatch): TextPiece[] {
  const ends = [...findRanges(text, isMatch).flat(), text.length];
  return ends
    .map((end, index) => ({
      text: text.slice(ends[index - 1] ?? 0, end),
      isMarked: index % 2 === 1, // the ends alternate between the start and the end of a match
    }))
    .filter((piece) => piece.text !== '');
}

/**
 * Picks the part of a text that contains the most words that match, from prose rather than from code.
 *
 * @param section - the text of a section; its code is on the second line
 * @param isMatch - what matches the query
 * @returns about a line, split at the words that match
 */
export function excerpt(section: string, isMatch: IsMatch): TextPiece[] {
  const lines = section.split('\n');
  const text =
    lines.find((line) => findRanges(line, isMatch).length > 0) ?? lines[0] ?? '';
  const ranges = findRanges(text, isMatch);
  const length = lengthFor(text);
  const within = ([from]: Range) =>
    ranges.filter(([start, end]) => start >= from && end <= from + length).length;
  const best = [...ranges].sort((a, b) => within(b) - within(a))[0]?.[0] ?? 0;
  const start = Math.max(0, best - EXCERPT_LEAD);
  const lead = text.slice(start, best).replace(start > 0 ? REST_OF_WORD : '', '');
  const from = best - lead.length;
  const end = Math.min(text.length, from + length);
  const whole = text.slice(best, end + 1).replace(START_OF_WORD, '');
  const to = end < text.length && whole ? best + whole.length : end;
  const dots = (is: boolean): TextPiece[] => (is ? [{ text: '…', isMarked: false }] : []);
  const shown = highlightMatches(text.slice(from, to), isMatch);
  return [...dots(from > 0), ...shown, ...dots(to < text.length)];
}
