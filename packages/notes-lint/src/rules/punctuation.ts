import { parsePage } from 'mdx-source';

import { readBlocks } from '../view/blocks.ts';
import { fixNote } from '../fix/fixNote.ts';
import { findPhrases } from './engine/phrases.ts';
import { readWords } from './engine/readWords.ts';
import { quote } from '../view/quote.ts';
import { type Check, type Finding, checkEach } from './engine/findings.ts';
import type { NoteView } from '../view/noteView.ts';

const ENGLISH = readWords('punctuation-en');
const CHINESE = readWords('punctuation-zh');

/** The first difference between two lines, from the start of a word before it. */
function findChange(old: string, right: string): [old: string, right: string] {
  let at = 0;
  while (at < old.length && old[at] === right[at]) at += 1;
  const from = old.slice(0, Math.max(0, at - 8)).replace(/[\w`/.-]+$/, '').length;
  const show = (text: string) => quote(text.slice(from, at + 12));
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
export const checkPunctuation: Check = (view) =>
  view.isChinese ? checkChinese(view) : findPhrases(view.blocks, ENGLISH);
