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

/** What the checks found, and how many notes they checked. */
export type Content = {
  /** Errors in individual notes. */
  readonly faults: readonly Fault[];
  /** References in notes to things that don't exist on the site. */
  readonly references: readonly Fault[];
  readonly checked: number;
};

/** Checks notes against the rules for front matter and structure, and caches the results. */
export function checkStructures(root: string, notes: readonly Note[]): Fault[] {
  const cache = openCache(root, 'structure');
  const faults = checkNotes(notes, { ...readNoteContext(), cache });
  cache.save();
  return faults;
}

/** Finds broken references in notes, and caches the outlines it reads for that. */
export function checkAllReferences(root: string, notes: readonly Note[]): Fault[] {
  const cache = openCache(root, 'outlines');
  const faults = checkSiteReferences(root, notes, { cache }) ?? [];
  cache.save();
  return faults;
}

/**
 * Runs every check on every note, and caches the results.
 *
 * @param options - how their samples are checked
 */
export async function checkAll(
  root: string,
  options?: Parameters<typeof checkSamples>[1],
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

/** For `build`: checks the notes and their samples, and waits for the results. */
export async function checkForBuild(
  root: string,
  options?: GradeOptions,
): Promise<Content> {
  const { structure, samples, ...found } = await checkAll(root);
  const missing = formatMissing([...samples.verdicts.values()].flat());
  if (missing !== '') logger.warn(missing);
  const grade = (faults: readonly Fault[]) => gradeFaults(faults, found.notes, options);
  return {
    faults: grade([...structure, ...samples.faults]),
    references: grade(found.references),
    checked: found.notes.length,
  };
}

/** If more notes than this are uncached, checking them is left to the background. */
const MOST_FRESH = 5;

/** For `start`: the errors in notes that are cached or quick to find. */
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
 * For `start`: finds broken references in the current notes.
 *
 * @param notes - all notes of the site
 * @returns `undefined` if too many notes are uncached, because checking them would take long
 */
export function checkReferencesNow(
  root: string,
  notes = readNotes(root),
): readonly Fault[] | undefined {
  const cache = openCache(root, 'outlines');
  return checkSiteReferences(root, notes, { cache, mostFresh: MOST_FRESH });
}

/**
 * Checks saved notes against the rules for front matter and structure.
 *
 * @param saved - the saved files; the errors of deleted files are dropped
 * @param before - the previous errors of all notes
 * @returns the errors of all notes, and the current number of notes
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
