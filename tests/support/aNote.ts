import type { Note } from '../../packages/mdx-source/src/note.ts';
import { parseNote } from '../../packages/mdx-source/src/parseNote.ts';

/** A note of this text, as if it stood at `file`. */
export function aNote(source: string, file = 'docs/tech-notes/http/dns.md'): Note {
  return parseNote({ file, absolutePath: `/site/${file}`, source });
}
