import type { Note } from '../../src/notes/note/note.ts';
import { parseNote } from '../../src/notes/note/parseNote.ts';

/** A note of this text, as if it stood at `file`. */
export function aNote(source: string, file = 'docs/tech-notes/http/dns.md'): Note {
  return parseNote({ file, absolutePath: `/site/${file}`, source });
}
