import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { countWords } from '../../text/index.ts';
import { type Place, lineOf } from '../lines.ts';
import { type Check, each } from '../rule.ts';
import { matchesIn } from './phrases.ts';

const LONGEST_QUOTE = 25;
const REMEDY = 'Delete the phrase, or say the thing itself: a number, a default, a cost.';

/** Word for word from the rubric's list of smells. */
const BANNED_LATIN = [
  "in today's",
  'fast-paced',
  'in conclusion',
  "it's important to note",
  'delve',
  'delves',
  'delving',
  'robust solution',
  'robust solutions',
  'seamless',
  'seamlessly',
  'game-changer',
  'unlock',
  'unlocks',
  'unlocking',
  'powerful tool',
  'powerful tools',
  'a variety of',
  "whether you're a",
  'let me know if',
  'i can help',
];
const BANNED_HAN = ['总而言之', '众所周知', '赋能', '在当今', '值得注意的是', '综上所述'];
const UNSOURCED = ['best practices', 'best practice', '最佳实践'];

function pattern(phrases: readonly string[]): RegExp {
  const words = phrases.map((phrase) =>
    phrase.replaceAll("'", "['’]").replaceAll(' ', '\\s+'),
  );
  return new RegExp(
    `(?<![\\p{Script=Latin}-])(?:${words.join('|')})(?![\\p{Script=Latin}-])`,
    'giu',
  );
}

const banned = pattern([...BANNED_LATIN, ...BANNED_HAN]);
const unsourced = pattern(UNSOURCED);

function placeOf(node: Nodes): Place {
  return { line: lineOf(node), text: toString(node) };
}

/** Phrases that say nothing; code is not looked at. */
export const checkBanned: Check = ({ all }) => {
  const uncited = all('paragraph').filter(({ children }) =>
    children.every(({ type }) => type !== 'link' && type !== 'linkReference'),
  );
  return [
    ...each(matchesIn(all('text').map(placeOf), banned), ([phrase]) => [
      `"${phrase}" is on the list of empty phrases.`,
      REMEDY,
    ]),
    ...each(matchesIn(uncited.map(placeOf), unsourced), ([phrase]) => [
      `"${phrase}" needs a source in the same paragraph.`,
      REMEDY,
    ]),
  ];
};

/** Quotes stay short. */
export const checkQuotes: Check = ({ all }) =>
  each(all('blockquote'), (quote) => {
    const words = countWords(toString(quote));
    if (words <= LONGEST_QUOTE) return undefined;
    return [
      `The quote has ${words} words; at most ${LONGEST_QUOTE} words of another text are taken over.`,
      'Say it in your own words and link the passage.',
    ];
  });
