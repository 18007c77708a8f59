import { parsePage } from 'mdx-source';

import { readBlocks } from '../view/blocks.ts';
import { isMostlyHan } from '../text/count.ts';
import { fixNote } from '../fix/fixNote.ts';
import { findPhrases } from './engine/phrases.ts';
import { readWords } from './engine/readWords.ts';
import { quote } from '../view/quote.ts';
import { type Check, type Finding, checkEach } from './engine/findings.ts';
import type { NoteView } from '../view/noteView.ts';

const ENGLISH = readWords('punctuation-en');
const CHINESE = readWords('punctuation-zh');

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const LETTERS = /[\p{L}\p{N}]/gu;

/** The first difference between two lines with the same letters, and the words around it. */
function findChange(old: string, right: string): [old: string, right: string] {
  let at = 0;
  while (at < old.length && old[at] === right[at]) at += 1;
  const words = WORDS.segment(old);
  const start = words.containing(Math.max(0, at - 8))?.index;
  const from = old.slice(0, start).replace(/[\w`/.-]+$/, '').length;
  const end = words.containing(at + 11);
  const count = end
    ? old.slice(from, end.index + end.segment.length).match(LETTERS)?.length
    : undefined;
  const show = (text: string) => {
    const letters = [...text.slice(from).matchAll(LETTERS)];
    const next = count === undefined ? undefined : letters[count - 1];
    return quote(text.slice(from, next && from + next.index + next[0].length));
  };
  return [show(old), show(right)];
}

/** What `fixNote` would change, and what's still wrong after that. */
function checkChinese({ note, blocks }: NoteView): Finding[] {
  const fixed = fixNote(note);
  const right = fixed.split('\n');
  const changed = note.source
    .split('\n')
    .map((old, index) => ({ line: index + 1, old, right: right[index] ?? '' }))
    .filter((one) => one.old !== one.right);
  const left =
    changed.length === 0 ? blocks : readBlocks(parsePage({ ...note, source: fixed }));
  const fixable = checkEach(changed, (one) => {
    const [old, better] = findChange(one.old, one.right);
    return [`"${old}" should be "${better}".`, 'Write it like that.'];
  });
  return [
    ...fixable.map((finding) => ({ ...finding, isFixable: true })),
    ...findPhrases(left, CHINESE),
  ];
}

/** Sentences have their language's punctuation, and Chinese its spaces. */
export const checkPunctuation: Check = (view) => {
  if (view.isChinese) return checkChinese(view);
  // It lacks its language, which is reported.
  return isMostlyHan(view.prose) ? [] : findPhrases(view.blocks, ENGLISH);
};
