import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { countWords } from '../../text/index.ts';
import { type Place, lineOf } from '../lines.ts';
import { type Check, each } from '../rule.ts';
import { findPhrases, matchesIn } from './phrases.ts';
import { readWords } from './readWords.ts';

const LONGEST_QUOTE = 25;
const EMPTY = readWords('empty', { says: 'is on the list of empty phrases' });
const VOICE = readWords('voice', { says: 'sounds translated' });
const UNSOURCED =
  /(?<![\p{Script=Latin}-])best practices?(?![\p{Script=Latin}-])|最佳实践/giu;

function placeOf(node: Nodes): Place {
  return { line: lineOf(node), text: toString(node) };
}

/** Finds filler phrases; code is skipped. */
export const checkBanned: Check = ({ all }) => {
  const uncited = all('paragraph').filter(({ children }) =>
    children.every(({ type }) => type !== 'link' && type !== 'linkReference'),
  );
  return [
    ...findPhrases(all('text').map(placeOf), EMPTY),
    ...each(matchesIn(uncited.map(placeOf), UNSOURCED), ([phrase]) => [
      `"${phrase}" needs a source in the same paragraph.`,
      'Link the source, or say the thing itself: a number, a default, a cost.',
    ]),
  ];
};

/** English notes use the trade's vocabulary: no calques, no clichés. */
export const checkVoice: Check = ({ blocks, isChinese }) =>
  isChinese ? [] : findPhrases(blocks, VOICE);

/** Quotations are short. */
export const checkQuotes: Check = ({ all }) =>
  each(all('blockquote'), (quote) => {
    const words = countWords(toString(quote));
    if (words <= LONGEST_QUOTE) return undefined;
    return [
      `The quote has ${words} words; the limit for a quotation is ${LONGEST_QUOTE}.`,
      'Say it in your own words and link the passage.',
    ];
  });
