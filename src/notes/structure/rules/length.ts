import { countHan, countWords } from '../../text/index.ts';
import { HAN_PER_WORD, KIND_RULES, SEEDLING_WORDS } from '../kinds.ts';
import type { Check } from '../rule.ts';
import { lineOf } from '../nodes.ts';
import { type NoteView, proseOf } from '../view.ts';

const OPENING_WORDS = 60;

function count(text: string, isChinese: boolean): number {
  return isChinese ? countHan(text) : countWords(text);
}

function unitOf(isChinese: boolean): string {
  return isChinese ? 'Chinese characters' : 'words';
}

/** Words in tables count half: they are looked up rather than read. */
const TABLE_WEIGHT = 0.5;

function lengthOf({ prose, tableText, isChinese }: NoteView): number {
  return Math.round(count(prose, isChinese) + TABLE_WEIGHT * count(tableText, isChinese));
}

/** The length suits the kind; code and front matter do not count, tables half. */
export const checkLength: Check = (view) => {
  const { front, isChinese } = view;
  if (!front.kind || !KIND_RULES[front.kind]) return [];
  const [min, max] = KIND_RULES[front.kind].words.map((words) =>
    Math.round(isChinese ? words * HAN_PER_WORD : words),
  ) as [number, number];
  const length = lengthOf(view);
  if (length >= min && length <= max) return [];
  const unit = unitOf(isChinese);
  return [
    {
      message: `The note has ${length} ${unit}; a note of kind ${front.kind} has ${min} to ${max}, code not counted and words in tables half.`,
      remedy:
        length < min
          ? `Say what is missing, with its cost and its exception (${min - length} ${unit} short).`
          : `Cut what the reader can do without, or split the note (${length - max} ${unit} over).`,
      lacks:
        length < min ? `${min - length} ${unit}` : `a cut by ${length - max} ${unit}`,
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
        lacks: 'the answer at the top',
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
      lacks: 'a shorter answer at the top',
    },
  ];
};

/** A seedling may be short, but it says something. */
export const checkSeedlingLength: Check = (view) => {
  const { front, isChinese } = view;
  const min = Math.round(isChinese ? SEEDLING_WORDS * HAN_PER_WORD : SEEDLING_WORDS);
  const length = lengthOf(view);
  if (front.status !== 'seedling' || length >= min) return [];
  return [
    {
      message: `The seedling has ${length} ${unitOf(isChinese)}; one has at least ${min}.`,
      remedy: 'Say what you know so far: the rule, its reason, and what is still open.',
    },
  ];
};
