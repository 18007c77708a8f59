import type { Fault, Note } from './note/index.ts';
import { validateFrontMatter } from './front-matter/index.ts';
import { applySilences } from './silences.ts';
import { type NoteContext, checkStructure, isPlainPage } from './structure/index.ts';

/**
 * Holds a note against the schema and the rules of its structure; its samples are another matter.
 *
 * @param context - what the rules are told beside the note
 * @returns all faults; only those of the syntax when the note does not parse
 */
export function checkNote(note: Note, context: NoteContext = {}): Fault[] {
  if (note.syntaxFaults.length > 0) return [...note.syntaxFaults];
  const front = isPlainPage(note) ? [] : validateFrontMatter(note);
  return applySilences(note, [...front, ...checkStructure(note, context)]);
}
