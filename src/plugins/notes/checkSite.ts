import logger from '@docusaurus/logger';

import { type Fault, formatFaults } from '../../content/fault.ts';
import { formatMissing } from '../../content/samples/index.ts';
import { checkNotes, openCache, readNotes } from '../../notes/index.ts';
import {
  checkInBackground,
  checkSamples,
  type SamplesReport,
} from '../../samples/index.ts';

/** What the checks found, and how many notes they looked at. */
export type Content = { readonly faults: readonly Fault[]; readonly checked: number };

/** Checks the notes, and their samples too where there is time to wait for them. */
export async function checkSite(root: string, withSamples: boolean): Promise<Content> {
  const notes = readNotes(root);
  const cache = openCache(root);
  const structure = checkNotes(notes, { cache });
  cache.save();
  if (!withSamples) return { faults: structure, checked: notes.length };
  const samples = await checkSamples(notes, { root, wholeSite: true });
  const missing = formatMissing([...samples.verdicts.values()].flat());
  if (missing !== '') logger.warn(missing);
  return { faults: [...structure, ...samples.faults], checked: notes.length };
}

/**
 * For `start`: the terminal tells what is wrong with samples when the page has long been there.
 *
 * @param onReport - hears of each check
 */
export function watchSamples(
  root: string,
  onReport: (report: SamplesReport) => void,
): () => void {
  let known = '[]';
  return checkInBackground(
    {
      readNotes: () => readNotes(root),
      onReport: (report) => {
        const { faults, verdicts, checked } = report;
        if (checked > 0) logger.info(`${checked} samples checked.`);
        onReport(report);
        if (JSON.stringify(faults) === known) return;
        known = JSON.stringify(faults);
        if (faults.length > 0) logger.warn(formatFaults(faults, verdicts.size));
      },
      onError: (error) => logger.error(String(error)),
    },
    { root },
  );
}
