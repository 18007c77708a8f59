import logger from '@docusaurus/logger';

import { isError, type Page as Note } from 'mdx-source';
import {
  checkCode,
  checkNotes,
  checkSiteReferences,
  gradeProblems,
  type GradeOptions,
  openNotesCache,
  readNotes,
  type Ungraded,
} from 'notes-lint';
import { checkSamples, formatMissing } from 'sample-prover';
import { readNoteContext } from '../../readNoteContext.ts';
import { reportBuild } from './report.ts';

/**
 * Checks everything about notes except their samples, and caches the results.
 *
 * @param site - all notes of the site, if `notes` is only some of them
 */
export async function checkWithoutSamples(
  root: string,
  notes: readonly Note[],
  site = notes,
): Promise<Ungraded[]> {
  const cache = openNotesCache(root);
  return [
    ...checkNotes(notes, { ...readNoteContext(), cache }),
    ...(await checkCode(notes, cache)),
    ...checkSiteReferences(root, site, notes, cache),
  ];
}

/** Checks the samples of notes, and caches the results. */
export function checkAllSamples(
  root: string,
  notes: readonly Note[],
  options: Parameters<typeof checkSamples>[1] = {},
) {
  return checkSamples(notes, { root, fixCommand: 'npm run fix:notes', ...options });
}

/** Checks notes and their samples, for `build` and for `lint:notes`. */
export async function checkAll(
  root: string,
  notes: readonly Note[],
  options: GradeOptions,
  site = notes,
) {
  const texts = await checkWithoutSamples(root, notes, site);
  const samples = await checkAllSamples(root, notes);
  return {
    problems: gradeProblems([...texts, ...samples.problems], site, options),
    verdicts: [...samples.verdicts.values()].flat(),
  };
}

/**
 * For `build`: checks all notes and their samples.
 *
 * @throws Error with a report of all problems if any of them is an error
 */
export async function checkForBuild(root: string, options: GradeOptions): Promise<void> {
  const notes = readNotes(root);
  if (notes.length === 0) {
    throw new Error(
      'The check-notes plugin checked 0 notes: docs, blog and src/pages contain none.',
    );
  }
  const { problems, verdicts } = await checkAll(root, notes, options);
  const missing = formatMissing(verdicts);
  if (missing !== '') logger.warn(missing);
  const report = reportBuild(problems, notes.length);
  if (problems.some(isError)) {
    throw new Error(`${report}\n\nCheck again with: npm run lint:notes`);
  }
  if (report !== undefined) logger.warn(report);
}
