import type { Page } from 'mdx-source';
import {
  checkNotes,
  checkSite,
  gradeProblems,
  type GradeOptions,
  openNotesCache,
  type Ungraded,
} from 'notes-lint';
import { checkSamples, formatMissing } from 'sample-prover';
import { CHECK_SETTINGS } from './checkSettings.ts';

/**
 * Checks everything about notes except their samples, and caches the results.
 *
 * @param site - all notes of the site, if `notes` is only some of them
 */
export async function checkWithoutSamples(
  siteDir: string,
  notes: readonly Page[],
  site = notes,
): Promise<Ungraded[]> {
  const cache = openNotesCache(siteDir);
  return [
    ...(await checkNotes(siteDir, notes, { ...CHECK_SETTINGS, cache })),
    ...checkSite(siteDir, notes, site, cache),
  ];
}

/** How samples are checked, and their outputs filled in. */
export const sampleSettings = (siteDir: string) => ({
  root: siteDir,
  fixCommand: CHECK_SETTINGS.fixCommand,
  addCommand: 'npm install -w samples -E',
});

/** Checks the samples of notes, and caches the results. */
export function checkSamplesOf(
  siteDir: string,
  notes: readonly Page[],
  options: Parameters<typeof checkSamples>[1] = {},
) {
  return checkSamples(notes, { ...sampleSettings(siteDir), ...options });
}

/** Checks notes and their samples, for `build` and for `lint:notes`. */
export async function checkAll(
  siteDir: string,
  notes: readonly Page[],
  options: GradeOptions,
  site = notes,
) {
  const textProblems = await checkWithoutSamples(siteDir, notes, site);
  const samples = await checkSamplesOf(siteDir, notes);
  return {
    problems: gradeProblems([...textProblems, ...samples.problems], site, options),
    verdicts: [...samples.verdicts.values()].flat(),
    missing: formatMissing(samples.verdicts, sampleSettings(siteDir).addCommand),
  };
}
