import type { Page } from 'mdx-source';
import { validateFrontMatter } from './front-matter/index.ts';
import { applyDisableComments } from './disableComments.ts';
import {
  type NoteContext,
  checkStructure,
  isPlainPage,
  mergeFixes,
  type Ungraded,
} from './rules/index.ts';

/**
 * Validates a note against the schema and the structure rules. Code samples are checked
 * elsewhere.
 *
 * @param context - what the rules need to know beyond the note
 * @returns all problems; only the syntax errors if the note doesn't parse
 */
export function checkNote(note: Page, context: NoteContext = {}): Ungraded[] {
  if (note.syntaxErrors.length > 0) return [...note.syntaxErrors];
  const front = validateFrontMatter(note, isPlainPage(note));
  return mergeFixes(
    applyDisableComments(note, [...front, ...checkStructure(note, context)]),
  );
}
