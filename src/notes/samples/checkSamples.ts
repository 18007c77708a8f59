import { availableParallelism } from 'node:os';

import { type Fault, isError, type Note } from '../note/index.ts';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, noteKey, openCache, type Cache, type NoteResult } from './cache.ts';
import { checkShare } from './checkShare.ts';
import { findOutcomes, type Outcomes } from './findOutcomes.ts';
import { readFingerprint } from './fingerprint.ts';
import { judgeNote, openNote, type OpenNote } from './judgeNote.ts';
import { LIMITS, type Limits } from './sandbox/limits.ts';

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

function isRight(result: NoteResult): boolean {
  return !result.faults.some(isError);
}

/**
 * Keeps what was found. A sample that failed is checked again next time, for a busy machine may
 * have been the cause; one that failed as its note expects is right.
 */
function keep(
  results: ReadonlyMap<OpenNote, NoteResult>,
  { fresh }: Outcomes,
  cache: Cache,
  fingerprint: string,
): void {
  const right = [...results].filter(([, result]) => isRight(result));
  const keys = new Set(right.flatMap(([{ jobs }]) => jobs.map(({ key }) => key)));
  const lasting = [...fresh].filter(
    ([key, outcomes]) =>
      keys.has(key) || outcomes.every(({ findings }) => findings.length === 0),
  );
  if (lasting.length > 0) cache.jobs().add(new Map(lasting));
  const byKey = [...results].map(
    ([{ note }, result]) => [noteKey(note, fingerprint), result] as const,
  );
  cache.notes.add(new Map(byKey));
}

/** Checks the notes whose result is not known, or was not right. */
async function checkOpen(
  notes: readonly Note[],
  cache: Cache,
  fingerprint: string,
  options: Required<Pick<CheckOptions, 'root' | 'cacheFolder'>> & CheckOptions,
) {
  const open = notes.map((note) => openNote(note, fingerprint));
  const { root, cacheFolder: folder, limits = LIMITS } = options;
  const workerOptions = {
    workers: options.workers ?? Math.min(MOST_WORKERS, availableParallelism()),
    isIdle: options.isIdle ?? false,
  };
  const outcomes = await findOutcomes(
    open.flatMap(({ jobs }) => jobs),
    cache.jobs(),
    workerOptions,
    { root, cacheFolder: folder, limits },
  );
  const results = new Map(open.map((one) => [one, judgeNote(one, outcomes.all)]));
  keep(results, outcomes, cache, fingerprint);
  return { results, checked: outcomes.fresh.size };
}

/**
 * Checks every code sample of some notes by its language: parsed, compiled or executed. A note
 * that has not changed since it was last right costs a look into the cache.
 */
export async function checkSamples(
  notes: readonly Note[],
  options: CheckOptions = {},
): Promise<SamplesReport> {
  const root = options.root ?? process.cwd();
  const folder = options.cacheFolder ?? cacheFolder(root);
  const fingerprint = readFingerprint(root);
  const cache = openCache(folder);
  const byFile = new Map<string, NoteResult>();
  for (const note of notes) {
    const kept = cache.notes.get(noteKey(note, fingerprint));
    if (kept && isRight(kept)) byFile.set(note.file, kept);
  }
  const open = notes.filter(({ file }) => !byFile.has(file));
  const { results, checked } =
    open.length > 0
      ? await checkOpen(open, cache, fingerprint, {
          ...options,
          root,
          cacheFolder: folder,
        })
      : { results: new Map<OpenNote, NoteResult>(), checked: 0 };
  for (const [{ note }, result] of results) byFile.set(note.file, result);
  const verdicts = new Map([...byFile].map(([file, result]) => [file, result.verdicts]));
  const faults = [...byFile.values()].flatMap((result) => result.faults);
  if (options.wholeSite) faults.push(...checkShare(verdicts));
  const unchanged = notes.length - open.length;
  return { faults, verdicts, fingerprint, fresh: open, unchanged, checked };
}
