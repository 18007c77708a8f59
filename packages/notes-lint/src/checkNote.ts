import type { Fault, Page as Note } from 'mdx-source';
import { validateFrontMatter } from './front-matter/index.ts';
import { applySilences } from './silences.ts';
import {
  type NoteContext,
  checkStructure,
  isPlainPage,
  mergeFixes,
} from './structure/index.ts';

/**
 * Validates a note against the schema and the structure rules. Code samples are checked
 * elsewhere.
 *
 * @param context - what the rules need to know beyond the note
 * @returns all faults; only the syntax errors if the note doesn't parse
 */
export function checkNote(note: Note, context: NoteContext = {}): Fault[] {
  if (note.syntaxFaults.length > 0) return [...note.syntaxFaults];
  const front = validateFrontMatter(note, isPlainPage(note));
  return mergeFixes(applySilences(note, [...front, ...checkStructure(note, context)]));
}
