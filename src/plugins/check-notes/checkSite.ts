import logger from '@docusaurus/logger';

import {
  checkCode,
  checkNotes,
  checkSamples,
  checkSiteReferences,
  type Fault,
  formatMissing,
  gradeFaults,
  type GradeOptions,
  type Note,
  openCache,
  readNotes,
} from 'notes-lint';
import { readNoteContext } from '../../noteContext.ts';

/** What the checks found, and how many notes they looked at. */
export type Content = {
  /** Faults of single notes. */
  readonly faults: readonly Fault[];
  /** What notes refer to and the site does not have. */
  readonly references: readonly Fault[];
  readonly checked: number;
};

/** Holds notes against schema and structure, and keeps what is found. */
export function checkStructures(root: string, notes: readonly Note[]): Fault[] {
  const cache = openCache(root, 'structure');
  const faults = checkNotes(notes, { ...readNoteContext(), cache });
  cache.save();
  return faults;
}

/** Finds what notes refer to and the site does not have, and keeps what was read for it. */
export function checkAllReferences(root: string, notes: readonly Note[]): Fault[] {
  const cache = openCache(root, 'outlines');
  const faults = checkSiteReferences(root, notes, { cache }) ?? [];
  cache.save();
  return faults;
}

/**
 * Checks all there is about all notes, and keeps what is found.
 *
 * @param options - how their samples are checked
 */
export async function checkAll(
  root: string,
  options: Parameters<typeof checkSamples>[1],
) {
  const notes = readNotes(root);
  const code = openCache(root, 'code');
  const structure = [...checkStructures(root, notes), ...(await checkCode(notes, code))];
  code.save();
  const samples = await checkSamples(notes, {
    root,
    fixCommand: 'npm run fix:notes',
    ...options,
  });
  const references = checkAllReferences(root, notes);
  return { structure, references, samples, notes };
}

/** For `build`: checks the notes and their samples, and waits for both. */
export async function checkSite(root: string, options?: GradeOptions): Promise<Content> {
  const { structure, samples, ...found } = await checkAll(root, { wholeSite: true });
  const missing = formatMissing([...samples.verdicts.values()].flat());
  if (missing !== '') logger.warn(missing);
  const grade = (faults: readonly Fault[]) => gradeFaults(faults, found.notes, options);
  return {
    faults: grade([...structure, ...samples.faults]),
    references: grade(found.references),
    checked: found.notes.length,
  };
}

/** More notes than an author has changed since the last check are left to the background. */
const MOST_FRESH = 5;

/** For `start`: the faults of notes as far as they are known or found in no time. */
export function readFirst(root: string): Content {
  const notes = readNotes(root);
  const faults = checkNotes(notes, {
    ...readNoteContext(),
    cache: openCache(root, 'structure'),
    mostFresh: MOST_FRESH,
  });
  const references = checkReferencesNow(root, notes) ?? [];
  return { faults, references, checked: notes.length };
}

/**
 * For `start`: finds what notes refer to and the site does not have, as it is now.
 *
 * @param notes - all notes of the site
 * @returns nothing where that would take long, since too many notes are new
 */
export function checkReferencesNow(
  root: string,
  notes = readNotes(root),
): readonly Fault[] | undefined {
  const cache = openCache(root, 'outlines');
  return checkSiteReferences(root, notes, { cache, mostFresh: MOST_FRESH });
}

/**
 * Holds the notes that were saved against schema and structure.
 *
 * @param saved - their files; those that are gone have no faults any more
 * @param before - the faults of all notes so far
 * @returns the faults of all notes, and how many notes there are now
 */
export function checkSaved(
  root: string,
  saved: readonly string[],
  before: readonly Fault[],
): { readonly faults: readonly Fault[]; readonly checked: number } {
  const site = readNotes(root);
  const notes = site.filter(({ file }) => saved.includes(file));
  const others = before.filter(
    ({ file }) => site.some((note) => note.file === file) && !saved.includes(file),
  );
  const found = checkNotes(notes, { ...readNoteContext(), site });
  return { faults: [...others, ...found], checked: site.length };
}
