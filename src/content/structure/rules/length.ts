import { countHan, countWords } from '../../text/index.ts';
import { HAN_PER_WORD, KIND_RULES } from '../kinds.ts';
import type { Check } from '../rule.ts';
import { lineOf, proseOf } from '../view.ts';

const OPENING_WORDS = 60;

function count(text: string, isChinese: boolean): number {
  return isChinese ? countHan(text) : countWords(text);
}

function unitOf(isChinese: boolean): string {
  return isChinese ? 'Chinese characters' : 'words';
}

/** The length suits the kind; code, tables and front matter do not count. */
export const checkLength: Check = ({ front, isChinese, prose }) => {
  if (!front.kind || !KIND_RULES[front.kind]) return [];
  const [min, max] = KIND_RULES[front.kind].words.map((words) =>
    Math.round(isChinese ? words * HAN_PER_WORD : words),
  ) as [number, number];
  const length = count(prose, isChinese);
  if (length >= min && length <= max) return [];
  const unit = unitOf(isChinese);
  return [
    {
      message: `The note has ${length} ${unit}; a note of kind ${front.kind} has ${min} to ${max}, code and tables not counted.`,
      remedy:
        length < min
          ? `Say what is missing, with its cost and its exception (${min - length} ${unit} short).`
          : `Cut what the reader can do without, or split the note (${length - max} ${unit} over).`,
    },
  ];
};

/** The first paragraph answers the question, briefly. */
export const checkOpening: Check = ({ opening, isChinese }) => {
  const first = opening.find((node) => node.type === 'paragraph');
  if (!first) {
    return [
      {
        message:
          'The note begins with no paragraph; the first one answers its question, before any heading.',
        remedy:
          'Write the answer as a paragraph of at most 60 words above the first heading.',
      },
    ];
  }
  const max = Math.round(isChinese ? OPENING_WORDS * HAN_PER_WORD : OPENING_WORDS);
  const length = count(proseOf([first]), isChinese);
  if (length <= max) return [];
  return [
    {
      line: lineOf(first),
      message: `The first paragraph has ${length} ${unitOf(isChinese)}; it answers the question in at most ${max}.`,
      remedy: 'Keep the answer, and move the rest into a second paragraph.',
    },
  ];
};
