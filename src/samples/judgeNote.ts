import type { Note } from '../content/note.ts';
import { readSamples, type NoteSamples } from '../content/samples/index.ts';
import type { NoteResult } from './cache.ts';
import type { Outcome } from './checker.ts';
import { judge } from './judge.ts';
import { inNote, type PlainFault } from './plainFault.ts';
import { planJobs, type PlannedJob } from './planJobs.ts';

/** A note whose samples have to be looked at. */
export type OpenNote = NoteSamples & {
  readonly note: Note;
  readonly jobs: readonly PlannedJob[];
};

/** Takes the samples out of a note and plans how they are checked. */
export function openNote(note: Note, fingerprint: string): OpenNote {
  const read = readSamples(note.tree);
  return { note, ...read, jobs: planJobs(note.file, read.samples, fingerprint) };
}

function strayFault(line: number): PlainFault {
  return {
    line,
    rule: 'sample/output',
    message: 'The output fence does not follow a sample.',
    remedy:
      'Put it right below the fence that prints it, or write nocheck="reason" instead of output.',
  };
}

/**
 * Weighs the outcomes of one note's samples.
 *
 * @param outcomes - by key of the job
 */
export function judgeNote(
  { note, samples, strayOutput, jobs }: OpenNote,
  outcomes: ReadonlyMap<string, readonly Outcome[]>,
): NoteResult {
  const bySample = new Map(
    jobs.flatMap((job) =>
      job.samples.map(
        (sample, place) => [sample, outcomes.get(job.key)?.[place]] as const,
      ),
    ),
  );
  const judgements = samples.map((one) => judge(one, bySample.get(one)));
  const faults = [
    ...judgements.flatMap((one) => one.faults),
    ...strayOutput.map(({ line }) => strayFault(line)),
  ];
  return {
    faults: faults.map((fault) => inNote(note.file, fault)),
    verdicts: judgements.map(({ verdict }) => verdict),
  };
}
