import { type NoteFile, parseNote } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, noteKey, openNotes } from './cache.ts';
import { readFingerprint } from './fingerprint.ts';

/** Looks up the verdicts of a note as its text stands; `undefined` when it was not checked. */
export type FindVerdicts = (file: NoteFile) => readonly Verdict[] | undefined;

/** Opens what earlier checks found, without checking anything; later checks are seen too. */
export function readVerdicts(root: string, folder = cacheFolder(root)): FindVerdicts {
  const fingerprint = readFingerprint(root);
  const notes = openNotes(folder);
  return (file) => {
    const key = noteKey(parseNote(file), fingerprint);
    if (!notes.get(key)) notes.refresh();
    return notes.get(key)?.verdicts;
  };
}
