import type { Page } from 'mdx-source';
import { checkNote } from '../src/checkNote.ts';
import { gradeProblems } from '../src/index.ts';

/** The problems of one note, as they are reported. */
export function lintNote(note: Page, ...context: [Parameters<typeof checkNote>[1]?]) {
  return gradeProblems(checkNote(note, ...context), [note]);
}
