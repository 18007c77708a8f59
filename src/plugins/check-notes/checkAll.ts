import {
  checkSamples,
  type Fault,
  readNotes,
  type SamplesReport,
} from '../../notes/index.ts';
import { checkAllReferences, checkAllSecrets, checkStructures } from './checkSite.ts';

/** What the page of a note depends on: its text and what is known about its samples. */
export type PageState = { readonly file: string; readonly state: string };

/** All that the checks found, as plain data. */
export type FullReport = {
  readonly structure: readonly Fault[];
  readonly references: readonly Fault[];
  readonly samples: readonly Fault[];
  /** Pages of the notes whose samples were looked at. */
  readonly pages: readonly PageState[];
  /** How many notes there are. */
  readonly notes: number;
  /** How many groups of samples were checked in this run. */
  readonly checked: number;
};

/** Pages of the notes whose samples were looked at in this run. */
export function describePages(report: SamplesReport): PageState[] {
  return report.fresh.map(({ file, hash }) => {
    const verdicts = report.verdicts.get(file) ?? [];
    const depths = verdicts.map(({ depth, reason }) => [depth, reason]);
    const { fingerprint } = report;
    return { file, state: JSON.stringify({ hash, fingerprint, depths }) };
  });
}

/** Checks all there is about all notes, in one process of the lowest priority. */
export async function checkAll(root: string): Promise<FullReport> {
  const notes = readNotes(root);
  const structure = [
    ...checkStructures(root, notes),
    ...(await checkAllSecrets(root, notes)),
  ];
  const references = checkAllReferences(root, notes);
  const report = await checkSamples(notes, { root, workers: 1, isIdle: true });
  return {
    structure,
    references,
    samples: report.faults,
    pages: describePages(report),
    notes: notes.length,
    checked: report.checked,
  };
}
