import { type Check, type Finding, checkEach } from './engine/findings.ts';
import { findPhrases, firstOfEachLine } from './engine/phrases.ts';
import { readWords } from './engine/readWords.ts';
import { quote } from '../view/quote.ts';
import { type TextPart, lineOf, matchesIn } from '../view/lineNumbers.ts';
import { findSwallowing } from './links.ts';
import { isHint, PLACEHOLDER_DESCRIPTIONS } from '../kinds/kinds.ts';
import type { NoteView } from '../view/noteView.ts';
import { misspellings } from './engine/misspellings.ts';

const FILLER = readWords('filler', { says: 'is on the list of filler phrases' });
const VOICE = readWords('voice', { says: 'sounds translated' });

/** Finds filler phrases; code is skipped. */
export const checkFiller: Check = ({ all }) => {
  const texts = all('text').map((node) => ({ line: lineOf(node), text: node.value }));
  return findPhrases(texts, FILLER);
};

/** English notes use the trade's vocabulary: no calques, no clichés. */
export const checkVoice: Check = ({ blocks, isChinese }) =>
  isChinese ? [] : findPhrases(blocks, VOICE);

const NAMES = readWords('names', {
  says: 'is misspelled',
  exact: true,
  otherwise: 'put it between backticks if it is code',
});

/** Product names are spelt the way their owners do. */
export const checkNames: Check = ({ blocks }) => findPhrases(blocks, NAMES);

const MARKS = readWords('marks', { exact: true });
const FORMULAS = readWords('formulas', { exact: true });

/** Formulas are text or code. */
export const checkFormulas = ({ rawText }: NoteView): Finding[] =>
  firstOfEachLine(findPhrases(rawText, FORMULAS));

/** Markup is parsed as such and doesn't show up on the page as raw characters. */
export const checkMarks: Check = (view) => {
  const { rawText, links } = view;
  // The end of an admonition is text because its first line is.
  const [, ...below] = matchesIn(rawText, /^:::.*/gm);
  const ends = below.filter(([text]) => text.trim() === ':::').map(({ line }) => line);
  const formulas = checkFormulas(view).map(({ line }) => line);
  const caused = [...ends, ...findSwallowing(links).map(lineOf), ...formulas];
  const found = firstOfEachLine(findPhrases(rawText, MARKS));
  return found.filter(({ line }) => !caused.includes(line));
};

const TODOS = readWords('todos', { exact: true });
const LEFTOVERS = readWords('leftovers', { says: 'is filler text' });
const PATHS = readWords('paths');

/** Comments of the template, reported once per note. */
function findHints({ all, front }: NoteView): Finding[] {
  // The description's own message covers the comments.
  if (PLACEHOLDER_DESCRIPTIONS.some((one) => one === front.description)) return [];
  const hints = all('mdxFlowExpression').filter(({ value }) => isHint(value));
  return checkEach(hints.slice(0, 1), ({ value }) => [
    `The comment "${quote(value.slice(2, -2))}" is still the template's${hints.length > 1 ? `, and so ${hints.length > 2 ? 'are' : 'is'} ${hints.length - 1} more` : ''}.`,
    "Write what it asks for, and delete it; readers don't see it.",
  ]);
}

/** A note contains nothing that was meant for its author, apart from to-dos until it's finished. */
export const checkLeftovers: Check = (view) => {
  const { blocks, fences, front } = view;
  const isFinished = front.kind && front.status && front.status !== 'seedling';
  const phrases = isFinished ? [...TODOS, ...LEFTOVERS] : LEFTOVERS;
  return [
    ...findHints(view),
    ...firstOfEachLine(findPhrases(blocks, phrases)),
    ...findPhrases([...blocks, ...fences.map(({ code }) => code)], PATHS),
  ];
};

const DOUBLED = readWords('doubled', { says: 'is doubled' });
const SLIPS = readWords('slips', { says: 'is a typo', exact: true });

/** No other word is doubled, and articles and pronouns are correct English. */
export const checkWords: Check = ({ blocks }) =>
  findPhrases(blocks, [...DOUBLED, ...SLIPS]);

const WORD = /(?<![\p{L}\d._/@#-])[a-z]{3,}(?:['’][a-z]+)?(?![\p{L}\d_/@-]|\.[a-z])/giu;
/** Chinese typos that input methods tend to produce. */
const CHINESE = readWords('chinese', { says: 'is misspelled' });

function findMisspelt(blocks: readonly TextPart[]): Finding[] {
  return checkEach(matchesIn(blocks, WORD), ([word]) => {
    const right = misspellings().get(word.toLowerCase());
    // A word with capitals after its first letter may be an abbreviation.
    if (right === undefined || /\p{Lu}/u.test(word.slice(1))) return undefined;
    return [
      `"${word}" is misspelled; it should be ${right.replaceAll(', ', ' or ')}.`,
      `Write ${right.split(', ')[0]}, or put a name between backticks.`,
    ];
  });
}

/** Words are spelt as in the dictionary; code is skipped. */
export const checkSpelling: Check = ({ blocks, isChinese }) => [
  ...findMisspelt(blocks),
  ...(isChinese ? findPhrases(blocks, CHINESE) : []),
];
