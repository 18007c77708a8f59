import { type Place, lineIn } from '../lines.ts';
import type { Finding } from '../rule.ts';
import { quote } from './phrases.ts';

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['【', '】'],
  ['“', '”'],
  ['〈', '〉'],
];
const OPEN = new Map(PAIRS);
const CLOSE = new Map(PAIRS.map(([open, close]) => [close, open]));

const MARKS = /[()[\]（）「」『』《》【】“”〈〉"]/g;

/**
 * Brackets that don't belong to the sentence: emoticons, and intervals such as [0, 1).
 */
const NO_BRACKETS = /[:;]-?[()]|[[(]\s*-?[\w.∞]+\s*[,，]\s*-?[\w.∞]+\s*[)\]]/giu;

/** Enumeration such as "a)" and "2)". */
const COUNTS = /(?:^|[\s，。；：、])(?:[a-z]|\d{1,2}|[ivx]{1,4})$/iu;

/** Finds brackets and quotes without a counterpart in the same paragraph. */
export function findUnpaired(block: Place): Finding | Finding[] {
  if (block.text.search(MARKS) === -1) return [];
  const text = block.text.replace(NO_BRACKETS, (found) => found.replace(/\S/g, '.'));
  const open: { mark: string; index: number }[] = [];
  const report = (mark: string, index: number, right = OPEN.get(mark)) => ({
    line: lineIn(block, index),
    message: `"${mark}" in "${quote(block.text.slice(Math.max(0, index - 15), index + 25))}" has no ${right}.`,
    remedy: `Write the ${right} that belongs to it, or delete the mark.`,
  });
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (OPEN.has(mark)) open.push({ mark, index });
    const opening = CLOSE.get(mark);
    if (opening === undefined) continue;
    const last = open.pop();
    if (!last && mark === ')' && COUNTS.test(text.slice(0, index))) continue;
    if (!last) return report(mark, index, opening);
    if (last.mark !== opening) return report(last.mark, last.index);
  }
  const [left] = open;
  if (left) return report(left.mark, left.index);
  const straight = [...text.matchAll(/"/g)];
  const inches = text.match(/\d"/g)?.length ?? 0;
  const last = straight.at(-1);
  const isOdd = straight.length % 2 === 1 && (straight.length - inches) % 2 === 1;
  return isOdd && last ? report('"', last.index, '"') : [];
}
