import type { Note } from 'mdx-source';
import {
  readSamples,
  type NoteSamples,
  type Sample,
  type StrayOutput,
} from './fences/index.ts';
import type { NoteResult } from './cache.ts';
import type { Outcome } from './checker.ts';
import { judge } from './judge.ts';
import { faultOf, type PlainFault } from './plainFault.ts';
import { planJobs, type PlannedJob } from './planJobs.ts';

/** A note whose samples have to be looked at. */
export type OpenNote = NoteSamples & {
  readonly note: Note;
  readonly jobs: readonly PlannedJob[];
};

/** Takes the samples out of a note and plans how they are checked. */
export function openNote(note: Note, fingerprint: string): OpenNote {
  const read = readSamples(note.tree);
  return { note, ...read, jobs: planJobs(read.samples, fingerprint) };
}

const PLACE =
  'Put it right below the fence that prints it, name that fence as in output="drive.ts", or write nocheck="reason" instead of output.';

/** The titles that an output fence of the note can name. */
function listTitles(samples: readonly Sample[]): string {
  const titles = samples.flatMap(({ meta }) => (meta.title ? [`"${meta.title}"`] : []));
  return titles.length > 0
    ? `The titles of this note: ${[...new Set(titles)].join(', ')}.`
    : 'No fence of this note has a title; give the one that prints this title="…".';
}

function strayFault(
  { line, of, first, namesakes }: StrayOutput,
  samples: readonly Sample[],
): PlainFault {
  const found = (message: string, remedy: string) =>
    faultOf(line, 'output', message, remedy);
  if (namesakes > 1) {
    const message = `output="${of}" is ambiguous: ${namesakes} samples have this title.`;
    return found(message, 'Give each of them a title of its own.');
  }
  if (first !== undefined) {
    const message = `The sample has two output fences: the first stands at line ${first}.`;
    return found(message, 'Keep one of them.');
  }
  return of === undefined
    ? found('The output fence does not follow a sample.', PLACE)
    : found(`output="${of}" names no sample of this note.`, listTitles(samples));
}

/**
 * Weighs the outcomes of one note's samples.
 *
 * @param outcomesOf - finds the outcomes of a job's samples by the key of the job
 */
export function judgeNote(
  { note, samples, strayOutput, jobs }: OpenNote,
  outcomesOf: (key: string) => readonly Outcome[] | undefined,
): NoteResult {
  const bySample = new Map(
    jobs.flatMap(({ key, samples: own }) => {
      const outcomes = outcomesOf(key);
      return own.map((sample, place) => [sample, outcomes?.[place]] as const);
    }),
  );
  const judgements = samples.map((one) => judge(one, bySample.get(one)));
  const faults = [
    ...judgements.flatMap((one) => one.faults),
    ...strayOutput.map((one) => strayFault(one, samples)),
  ];
  return {
    faults: faults.map((fault) => ({ file: note.file, ...fault })),
    verdicts: judgements.map(({ verdict }) => verdict),
  };
}
