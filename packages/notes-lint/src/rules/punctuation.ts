import { parsePage } from 'mdx-source';

import { readBlocks } from './blocks.ts';
import { fixNote } from './fixNote.ts';
import { findPhrases, quote, readWords } from './phrases.ts';
import { type Check, checkEach } from './findings.ts';
import type { NoteView } from './noteView.ts';
import type { Ungraded } from '../ungraded.ts';

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
function checkChinese({ fixCommand, note, blocks }: NoteView) {
  const fixed = fixNote(note);
  const right = fixed.split('\n');
  const changed = note.source
    .split('\n')
    .map((old, index) => ({ line: index + 1, old, right: right[index] ?? '' }))
    .filter((one) => one.old !== one.right);
  const left =
    changed.length === 0 ? blocks : readBlocks(parsePage({ ...note, source: fixed }));
  return [
    ...checkEach(changed, (one) => {
      const [old, better] = findChange(one.old, one.right);
      return [
        `"${old}" should be "${better}".`,
        fixCommand ? `${fixCommand} -- "${note.file}"` : 'Write it like that.',
      ];
    }),
    ...findPhrases(left, CHINESE),
  ];
}

/** Merges what a rule has a command fix in one note into one message, whose example is the first line. */
export function mergeFixes(
  problems: readonly Ungraded[],
  rule: string,
  fixCommand?: string,
): Ungraded[] {
  const isFix = (one: Ungraded) =>
    one.rule === rule && fixCommand && one.remedy.startsWith(fixCommand);
  const [first, ...others] = problems.filter(isFix);
  if (!first || others.length === 0) return [...problems];
  const lines = others.map(({ line }) => line).join(', ');
  const merged = {
    ...first,
    message: `${first.message} The same goes for further lines of this note: ${lines}.`,
    remedy: `${first.remedy} fixes all of them.`,
  };
  return problems.flatMap((one) => (one === first ? merged : isFix(one) ? [] : one));
}

/** Sentences have their language's punctuation, and Chinese its spaces. */
export const checkPunctuation: Check = (view) =>
  view.isChinese ? checkChinese(view) : findPhrases(view.blocks, ENGLISH);
