import logger from '@docusaurus/logger';

import { type Fault } from '../../content/fault.ts';
import type { Note } from '../../content/note.ts';
import { formatMissing } from '../../content/samples/index.ts';
import { checkNotes, listNotes, openCache, readNotes } from '../../notes/index.ts';
import { checkSamples } from '../../samples/index.ts';

/** What the checks found, and how many notes they looked at. */
export type Content = { readonly faults: readonly Fault[]; readonly checked: number };

/** Holds notes against schema and structure, and keeps what is found. */
export function checkStructures(root: string, notes: readonly Note[]): Fault[] {
  const cache = openCache(root);
  const faults = checkNotes(notes, { cache });
  cache.save();
  return faults;
}

/** For `build`: checks the notes and their samples, and waits for both. */
export async function checkSite(root: string): Promise<Content> {
  const notes = readNotes(root);
  const structure = checkStructures(root, notes);
  const samples = await checkSamples(notes, { root, wholeSite: true });
  const missing = formatMissing([...samples.verdicts.values()].flat());
  if (missing !== '') logger.warn(missing);
  return { faults: [...structure, ...samples.faults], checked: notes.length };
}

/** More notes than an author has changed since the last check are left to the background. */
const MOST_FRESH = 5;

/** For `start`: the faults of notes as far as they are known or found in no time. */
export function readFirst(root: string): Content {
  const notes = readNotes(root);
  const faults = checkNotes(notes, { cache: openCache(root), mostFresh: MOST_FRESH });
  return { faults, checked: notes.length };
}

/**
 * Holds the notes that were saved against schema and structure.
 *
 * @param saved - their files; those that are gone have no faults any more
 * @param before - the faults of all notes so far
 */
export function checkSaved(
  root: string,
  saved: readonly string[],
  before: readonly Fault[],
): Fault[] {
  const files = listNotes(root);
  const notes = readNotes(
    root,
    files.filter((file) => saved.includes(file)),
  );
  const others = before.filter(({ file }) => !saved.includes(file));
  return [...others, ...checkNotes(notes, { files })];
}
