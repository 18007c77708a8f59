import type { Fault } from './fault.ts';
import { validateFrontMatter } from './frontMatter/index.ts';
import type { Note } from './note.ts';
import { checkStructure } from './structure/index.ts';

/**
 * Holds a note against the schema and the rules of its structure; its samples are another matter.
 *
 * @param children - files that an index note has to link
 * @returns all faults; only those of the syntax when the note does not parse
 */
export function checkNote(note: Note, children: readonly string[] = []): Fault[] {
  if (note.syntaxFaults.length > 0) return [...note.syntaxFaults];
  return [...validateFrontMatter(note), ...checkStructure(note, children)];
}
