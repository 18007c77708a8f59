import { toString } from 'mdast-util-to-string';

import { countHan, countWords } from '../../text/index.ts';
import { HAN_PER_WORD, KIND_RULES, SEEDLING_WORDS } from '../kinds.ts';
import { type Check, findingAt } from '../rule.ts';
import { type NoteView, proseOf } from '../view.ts';

const OPENING_WORDS = 60;

/** Words in tables count half, because tables are scanned rather than read. */
const TABLE_WEIGHT = 0.5;

function count(text: string, isChinese: boolean): number {
  return isChinese ? countHan(text) : countWords(text);
}

function unitOf(isChinese: boolean): string {
  return isChinese ? 'Chinese characters' : 'words';
}

/** Converts a number of English words to the same length in the note's language. */
function asLong(words: number, isChinese: boolean): number {
  return Math.round(isChinese ? words * HAN_PER_WORD : words);
}

function lengthOf({ prose, all, isChinese }: NoteView): number {
  const cells = all('tableCell').map((cell) => toString(cell));
  const inTables = count(cells.join('\n'), isChinese);
  return Math.round(count(prose, isChinese) + TABLE_WEIGHT * inTables);
}

/** Warns if a note is far shorter than others of its kind; there is no upper limit. */
export const checkLength: Check = (view) => {
  const { front, isChinese } = view;
  const usual = front.kind && KIND_RULES[front.kind]?.words;
  if (!usual) return [];
  const [from, to] = usual.map((words) => asLong(words, isChinese));
  const length = lengthOf(view);
  if (from === undefined || length >= from / 2) return [];
  const unit = unitOf(isChinese);
  return {
    message: `The note has ${length} ${unit}, not counting code; most notes of kind ${front.kind} have ${from} to ${to}.`,
    remedy:
      "Add the cost, the exception or the example that's missing, or leave it: a short answer can be the whole answer.",
    lacks: 'the rest of its text',
  };
};

/** The first paragraph answers the question, and does so briefly. */
export const checkOpening: Check = ({ opening, isChinese }) => {
  if (!opening) {
    return {
      message:
        "The note doesn't start with a paragraph; answer its question before the first heading.",
      remedy:
        'Write the answer as a paragraph of at most 60 words above the first heading.',
      lacks: 'the answer at the top',
    };
  }
  const max = asLong(OPENING_WORDS, isChinese);
  const length = count(proseOf(opening), isChinese);
  if (length <= max) return [];
  return findingAt(opening, [
    `The first paragraph has ${length} ${unitOf(isChinese)}; the answer should take at most ${max}.`,
    'Keep the answer, and move the rest into a second paragraph.',
    'a shorter answer at the top',
  ]);
};

/** A seedling may be short, but not empty. */
export const checkSeedlingLength: Check = (view) => {
  const { front, isChinese } = view;
  const min = asLong(SEEDLING_WORDS, isChinese);
  const length = lengthOf(view);
  if (front.status !== 'seedling' || length >= min) return [];
  return {
    message: `The seedling has ${length} ${unitOf(isChinese)}; it needs at least ${min}.`,
    remedy: 'Say what you know so far: the rule, its reason, and what is still open.',
  };
};
