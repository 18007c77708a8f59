import { availableParallelism } from 'node:os';
import path from 'node:path';

import { type Fault, isError, type Note } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, noteKey, openNotes, type NoteResult } from './cache.ts';
import type { Outcome, Surroundings } from './checker.ts';
import { checkShare } from './checkShare.ts';
import { readFingerprint } from './fingerprint.ts';
import { judgeNote, openNote } from './judgeNote.ts';
import { runJobs, type WorkerOptions } from './pool.ts';
import { LIMITS, type Limits } from './sandbox/limits.ts';
import { openStore } from './store.ts';

/** How the samples are checked; everything has a default. */
export type CheckOptions = {
  /** The project's root, where `node_modules` and the lockfile are. */
  readonly root?: string;
  /** Folder that keeps results between runs. */
  readonly cacheFolder?: string;
  /** What an executed sample may take. */
  readonly limits?: Limits;
  /** How many processes check at once. */
  readonly workers?: number;
  /** The check gives way to everything else on the machine. */
  readonly isIdle?: boolean;
  /** The notes are all there are, so that the share of unchecked fences is weighed too. */
  readonly wholeSite?: boolean;
};

/** What the checks found. */
export type SamplesReport = {
  readonly faults: readonly Fault[];
  /** Verdicts by the note's file, in the order of its fences. */
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>;
  /** Stands for all that decides a verdict besides the note. */
  readonly fingerprint: string;
  /** Notes whose samples were looked at in this run. */
  readonly fresh: readonly Note[];
  /** Notes whose result was kept from an earlier run. */
  readonly unchanged: number;
  /** Groups of samples that were checked in this run. */
  readonly checked: number;
};

const MOST_WORKERS = 4;

function isRight(result: NoteResult | undefined): result is NoteResult {
  return result !== undefined && !result.faults.some(isError);
}

/**
 * Checks notes whose result is not known, or was not right; equal jobs are checked once. Outcomes
 * are kept, save of a sample that failed: it is checked again next time, for a busy machine may
 * have been the cause. One that failed as its note expects is right.
 */
async function checkFresh(
  notes: readonly Note[],
  fingerprint: string,
  { workers, isIdle, ...surroundings }: WorkerOptions & Surroundings,
) {
  const file = path.join(surroundings.cacheFolder, 'samples-by-job.jsonl');
  const store = openStore<readonly Outcome[]>(file);
  const open = notes.map((note) => openNote(note, fingerprint));
  const jobs = new Map(open.flatMap((note) => note.jobs.map((job) => [job.key, job])));
  const unknown = [...jobs.values()].filter(({ key }) => !store.get(key));
  const found = await runJobs(unknown, { workers, isIdle }, surroundings);
  const results = open.map((note) => {
    const result = judgeNote(note, (key) => found.get(key) ?? store.get(key));
    return { ...note, result };
  });
  const right = results.filter(({ result }) => isRight(result));
  const rightKeys = new Set(right.flatMap((note) => note.jobs.map(({ key }) => key)));
  const lasting = [...found].filter(
    ([key, outcomes]) =>
      rightKeys.has(key) || outcomes.every(({ findings }) => findings.length === 0),
  );
  store.add(new Map(lasting));
  return { results, checked: found.size };
}

/**
 * Checks every code sample of some notes by its language: parsed, compiled or executed. A note
 * that has not changed since it was last right costs a look into the cache.
 */
export async function checkSamples(
  notes: readonly Note[],
  {
    root = process.cwd(),
    cacheFolder: folder = cacheFolder(root),
    limits = LIMITS,
    workers = Math.min(MOST_WORKERS, availableParallelism()),
    isIdle = false,
    wholeSite = false,
  }: CheckOptions = {},
): Promise<SamplesReport> {
  const fingerprint = readFingerprint(root);
  const store = openNotes(folder);
  const keyOf = (note: Note) => noteKey(note, fingerprint);
  const fresh = notes.filter((note) => !isRight(store.get(keyOf(note))));
  const options = { root, cacheFolder: folder, limits, workers, isIdle };
  const { results, checked } = await checkFresh(fresh, fingerprint, options);
  store.add(new Map(results.map(({ note, result }) => [keyOf(note), result])));
  const faults = notes.flatMap((note) => store.get(keyOf(note))?.faults ?? []);
  const verdicts = new Map(
    notes.map((note) => [note.file, store.get(keyOf(note))?.verdicts ?? []]),
  );
  if (wholeSite) faults.push(...checkShare(verdicts));
  const unchanged = notes.length - fresh.length;
  return { faults, verdicts, fingerprint, fresh, unchanged, checked };
}
