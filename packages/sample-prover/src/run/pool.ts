import { checkBatch, type Batch, type Progress } from './checkBatch.ts';
import type { Outcome, CheckEnvironment } from './checker.ts';
import { CHECKER_NAMES } from '../read/languages.ts';
import { STARTS_PROCESSES } from './schedule.ts';
import type { PlannedJob } from '../plan/planJobs.ts';

const LOADING_REMEDY =
  'Install what the checker needs, and check again: the sample may be right.';

/** TypeScript checks the jobs of a batch in one program: 180 take 550 MB, 60 take 500 and 75 % more CPU time. */
const MAX_BATCH = 180;

/** Splits jobs into batches per checker, in the order of the table: slow ones first. */
function toBatches(jobs: readonly PlannedJob[], workers: number): Batch[] {
  return CHECKER_NAMES.flatMap((checker) => {
    const fitting = jobs.filter((job) => job.checker === checker);
    const size = Math.min(MAX_BATCH, Math.max(8, Math.ceil(fitting.length / workers)));
    const count = Math.ceil(fitting.length / size);
    // A caller who wants one worker wants little load.
    const parallel = workers > 1 && STARTS_PROCESSES.has(checker) ? 2 : 1;
    return Array.from({ length: count }, (_, index) => ({
      checker,
      parallel,
      jobs: fitting.slice(index * size, (index + 1) * size),
    }));
  });
}

/** The outcomes of a job's samples, up to the one whose check was stopped. */
function outcomesOf({ samples }: PlannedJob, { outcomes, stopped, at }: Progress) {
  const remedy = at ? undefined : LOADING_REMEDY;
  const errors = [{ line: 0, message: stopped ?? '', remedy, wasKilled: true }];
  return samples.flatMap((sample): Outcome[] => {
    const outcome = outcomes.get(sample);
    if (outcome) return [outcome];
    return (at ?? sample) === sample ? [{ depth: 'parsed', errors }] : [];
  });
}

/**
 * Checks jobs in worker processes, several in parallel.
 *
 * @returns the outcomes of their samples, by the job's key
 */
export async function runJobs(
  jobs: readonly PlannedJob[],
  workers: number,
  environment: CheckEnvironment,
): Promise<Map<string, readonly Outcome[]>> {
  const outcomesByKey = new Map<string, readonly Outcome[]>();
  const queue = toBatches(jobs, workers);
  const runLane = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const progress = await checkBatch(batch, environment);
      const isOpen = ({ samples }: PlannedJob) =>
        samples.some((sample) => !progress.outcomes.has(sample));
      // What it was checking may only have been the victim of another job, so it's checked again alone.
      const again = batch.jobs.length > 1 ? batch.jobs.filter(isOpen) : [];
      const size = progress.at ? 1 : Math.ceil(again.length / 2);
      const parts = [again.slice(0, size), again.slice(size)];
      const batches = parts.map((jobs) => ({ ...batch, jobs }));
      queue.unshift(...batches.filter(({ jobs }) => jobs.length > 0));
      for (const job of batch.jobs.filter((one) => !again.includes(one))) {
        outcomesByKey.set(job.key, outcomesOf(job, progress));
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, runLane));
  return outcomesByKey;
}
