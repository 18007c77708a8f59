import type { Page } from 'mdx-source';
import { validateFrontMatter } from './front-matter/validateFrontMatter.ts';
import { withoutIgnored } from './problems/ignoreComments.ts';
import { runRules } from './rules/engine/runRules.ts';
import type { NoteContext } from './view/noteView.ts';
import type { Ungraded } from './problems/ungraded.ts';

/**
 * Validates a note against the schema and the rules. Code samples are checked
 * elsewhere.
 *
 * @param context - what the rules need to know beyond the note
 * @returns all problems; only the syntax errors if the note doesn't parse
 */
export function checkNote(note: Page, context: NoteContext = {}): Ungraded[] {
  if (note.syntaxErrors.length > 0) return [...note.syntaxErrors];
  const found = [...validateFrontMatter(note), ...runRules(note, context)];
  return withoutIgnored([note], found);
}
