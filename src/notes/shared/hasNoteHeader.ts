import type { FrontMatter } from 'notes-lint';

/** Whether a note has a header, which contains its collapsed table of contents too. */
export function hasNoteHeader({ kind, disclaimer }: Partial<FrontMatter>): boolean {
  return Boolean(kind ?? disclaimer);
}
