import type { Page } from 'mdx-source';
import { validateFrontMatter } from './front-matter/index.ts';
import { applyIgnoreComments } from './ignoreComments.ts';
import { mergeFixes } from './fix/mergeFixes.ts';
import { runRules } from './rules/index.ts';
import { type NoteContext, isPlainPage } from './view/noteView.ts';
import type { Ungraded } from './ungraded.ts';

/**
 * Validates a note against the schema and the rules. Code samples are checked
 * elsewhere.
 *
 * @param context - what the rules need to know beyond the note
 * @returns all problems; only the syntax errors if the note doesn't parse
 */
export function checkNote(note: Page, context: NoteContext = {}): Ungraded[] {
  if (note.syntaxErrors.length > 0) return [...note.syntaxErrors];
  const front = validateFrontMatter(note, isPlainPage(note));
  const found = [...front, ...runRules(note, context)];
  return mergeFixes(applyIgnoreComments(note, found), context.fixCommand);
}
