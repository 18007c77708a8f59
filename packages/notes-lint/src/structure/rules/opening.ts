import { countHan, countWords } from '../../text/index.ts';
import { HAN_PER_WORD } from '../kinds.ts';
import { type Check, findingAt } from '../rule.ts';
import { proseOf } from '../view.ts';

const MOST_WORDS = 60;

/** The first paragraph answers the question, and does so briefly. */
export const checkOpening: Check = ({ opening, isChinese }) => {
  if (!opening) {
    return {
      message:
        "The note doesn't start with a paragraph; answer its question before the first heading.",
      remedy: `Write the answer as a paragraph of at most ${MOST_WORDS} words above the first heading.`,
      lacks: 'the answer at the top',
    };
  }
  const text = proseOf(opening);
  const [length, most, unit] = isChinese
    ? [countHan(text), MOST_WORDS * HAN_PER_WORD, 'Chinese characters']
    : [countWords(text), MOST_WORDS, 'words'];
  if (length <= most) return [];
  return findingAt(opening, [
    `The first paragraph has ${length} ${unit}; the answer should take at most ${most}.`,
    'Keep the answer, and move the rest into a second paragraph.',
    'a shorter answer at the top',
  ]);
};
