import logger from '@docusaurus/logger';

import {
  checkCode,
  checkNotes,
  checkSamples,
  checkSiteReferences,
  type Fault,
  formatFaults,
  formatMissing,
  gradeFaults,
  type GradeOptions,
  isError,
  type Note,
  openCache,
  readNotes,
} from 'notes-lint';
import { readNoteContext } from '../../noteContext.ts';

/** Checks everything about notes except their samples, and caches the results. */
export async function checkTexts(root: string, notes: readonly Note[]): Promise<Fault[]> {
  const structure = openCache(root, 'structure');
  const code = openCache(root, 'code');
  const outlines = openCache(root, 'outlines');
  const faults = [
    ...checkNotes(notes, { ...readNoteContext(), cache: structure }),
    ...(await checkCode(notes, code)),
    ...checkSiteReferences(root, notes, { cache: outlines }),
  ];
  for (const cache of [structure, code, outlines]) cache.save();
  return faults;
}

/** Checks the samples of notes, and caches the results. */
export function checkAllSamples(
  root: string,
  notes: readonly Note[],
  options: Parameters<typeof checkSamples>[1] = {},
) {
  return checkSamples(notes, { root, fixCommand: 'npm run fix:notes', ...options });
}

/**
 * For `build`: checks all notes and their samples.
 *
 * @throws Error with a report of all faults if any of them is an error
 */
export async function checkForBuild(root: string, options: GradeOptions): Promise<void> {
  const notes = readNotes(root);
  if (notes.length === 0) {
    throw new Error(
      'The notes plugin checked 0 notes: docs, blog and src/pages contain none.',
    );
  }
  const texts = await checkTexts(root, notes);
  const samples = await checkAllSamples(root, notes);
  const missing = formatMissing([...samples.verdicts.values()].flat());
  if (missing !== '') logger.warn(missing);
  const faults = gradeFaults([...texts, ...samples.faults], notes, options);
  const report = formatFaults(faults, notes.length);
  if (faults.some(isError)) {
    throw new Error(`${report}\n\nCheck again with: npm run lint:notes`);
  }
  if (faults.length > 0) logger.warn(report);
}
