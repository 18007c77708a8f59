import type { Store } from './store.ts';
import type { Outcome, Surroundings } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { runJobs, type WorkerOptions } from './pool.ts';

/** Outcomes by key of the job: all of them, and those that were found just now. */
export type Outcomes = {
  readonly all: ReadonlyMap<string, readonly Outcome[]>;
  readonly fresh: ReadonlyMap<string, readonly Outcome[]>;
};

/** Takes what is known from earlier runs and has the rest checked; equal jobs are checked once. */
export async function findOutcomes(
  jobs: readonly PlannedJob[],
  store: Store<readonly Outcome[]>,
  workerOptions: WorkerOptions,
  surroundings: Surroundings,
): Promise<Outcomes> {
  const all = new Map<string, readonly Outcome[]>();
  const open = new Map<string, PlannedJob>();
  for (const job of jobs) {
    const kept = store.get(job.key);
    if (kept) all.set(job.key, kept);
    else open.set(job.key, job);
  }
  const fresh = new Map<string, readonly Outcome[]>();
  await runJobs([...open.values()], workerOptions, surroundings, ({ key }, outcomes) => {
    fresh.set(key, outcomes);
    all.set(key, outcomes);
  });
  return { all, fresh };
}
