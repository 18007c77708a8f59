import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { checkNote } from '../src/checkNote.ts';
import { gradeProblems } from '../src/index.ts';
import { aPost } from './aPost.ts';

/** The problems of one note, as they are reported. */
export function lintNote(note: Page, ...context: [Parameters<typeof checkNote>[1]?]) {
  return gradeProblems(checkNote(note, ...context), [note]);
}

/** The problems of a text below a first paragraph, in a note without a kind. */
export function problemsIn(text: string, keys = '') {
  const source = `---\ntitle: A\n${keys}---\n\nIt is.\n\n${text}\n`;
  return lintNote(aPage(source, 'docs/a.md'));
}

/** The errors in a post of its own: rule, line and message. */
export function errorsIn(text: string) {
  const errors = lintNote(aPost(text)).filter(isError);
  return errors.map(({ rule, line, message }) => [rule, line, message]);
}
