import path from 'node:path';

import { relativeName } from './note/index.ts';
import { nearest } from './text/index.ts';
import { listNotes } from './readNotes.ts';

function explainUnknown(file: string, notes: readonly string[]): string {
  const meant = nearest(file, notes, path.posix.basename(file));
  return `${file} is no note and no folder of notes.${meant ? ` Did you mean ${meant}?` : ''}`;
}

/**
 * The notes that the words of a command name: a note by its file, all notes of a folder by the folder.
 *
 * @param root - the project's root, which the words are relative to
 * @param words - files and folders; none names all notes of the site
 * @returns paths relative to the root, each once
 * @throws Error when a word names no note; the message has every such word and what was meant
 */
export function nameNotes(root: string, words: readonly string[]): string[] {
  const notes = listNotes(root);
  if (words.length === 0) return notes;
  const unknown: string[] = [];
  const named = words.flatMap((word) => {
    const file = relativeName(root, path.resolve(root, word));
    const found = notes.filter((note) => note === file || note.startsWith(`${file}/`));
    if (found.length === 0) unknown.push(explainUnknown(file, notes));
    return found;
  });
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  return [...new Set(named)];
}
