import type { Fault } from '../fault.ts';
import type { Note } from '../note.ts';
import { RULES } from './rules.ts';
import { type NoteContext, viewNote } from './view.ts';

/**
 * Holds a note against every rule about its structure.
 *
 * @param note - a note that parses; one that does not gives no faults but those of its syntax
 * @param context - what the rules are told beside the note
 */
export function checkStructure(note: Note, context: NoteContext = {}): Fault[] {
  if (note.syntaxFaults.length > 0) return [...note.syntaxFaults];
  const view = viewNote(note, context);
  return Object.entries(RULES).flatMap(([rule, { check, severity }]) =>
    check(view).map(({ line, message, remedy }) => ({
      file: note.file,
      line,
      rule,
      severity,
      message,
      remedy,
    })),
  );
}
