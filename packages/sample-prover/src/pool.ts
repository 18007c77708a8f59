import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Sample } from 'mdx-source';
import type { Outcome, CheckEnvironment } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { CHECKER_NAMES } from './languages.ts';
import type { Reply, Request } from './worker.ts';

type Batch = { readonly checker: string; readonly jobs: readonly PlannedJob[] };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Enough time for a checker to load its packages on a busy machine. */
const LOADING_MILLISECONDS = 180_000;

/** TypeScript checks the jobs of a batch in one program. */
const MAX_BATCH = 60;

function startWorker(): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(WORKER, [], {
    execArgv: ['--no-warnings', '--import', loader],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Splits jobs into batches per checker, in the order of the table: slow ones first. */
function toBatches(jobs: readonly PlannedJob[], workers: number): Batch[] {
  return CHECKER_NAMES.flatMap((checker) => {
    const own = jobs.filter((job) => job.checker === checker);
    const size = Math.min(MAX_BATCH, Math.max(8, Math.ceil(own.length / workers)));
    const count = Math.ceil(own.length / size);
    return Array.from({ length: count }, (_, index) => ({
      checker,
      jobs: own.slice(index * size, (index + 1) * size),
    }));
  });
}

/** How far a worker got with a batch. */
type Progress = {
  readonly outcomes: ReadonlyMap<Sample, Outcome>;
  /** The worker has to be replaced. */
  readonly isFull: boolean;
  /** Why it didn't finish: the checker failed, or a sample took too long. */
  readonly stopped?: string | undefined;
  /** The sample it was checking then; `undefined` while loading. */
  readonly at?: Sample | undefined;
};

/** Has a worker check a batch, until it's done or the worker fails, dies or hangs. */
function checkBatch(
  worker: ChildProcess,
  { checker, jobs }: Batch,
  environment: CheckEnvironment,
): Promise<Progress> {
  const samples = jobs.flatMap((job) => job.samples);
  const outcomes = new Map<Sample, Outcome>();
  return new Promise((resolve) => {
    let isLoaded = false;
    let timer: NodeJS.Timeout | undefined;
    const end = (isFull: boolean, stopped?: string) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      const at = isLoaded ? samples[outcomes.size] : undefined;
      resolve({ outcomes, isFull, stopped, at });
    };
    const wait = (milliseconds: number) => {
      const message = `The check timed out after ${milliseconds / 1000} s. Rerun it on an idle machine before you change the sample.`;
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds, true, message);
    };
    worker.on('message', ({ outcome, error, isFull }: Reply) => {
      const sample = samples[outcomes.size];
      isLoaded ||= error === undefined;
      if (outcome && sample) outcomes.set(sample, outcome);
      if (error !== undefined) end(true, error);
      else if (outcomes.size === samples.length) end(isFull);
      else wait(environment.limits.checkMilliseconds);
    });
    worker.once('exit', (code, signal) =>
      end(true, `The check exited unexpectedly (${signal ?? `exit code ${code}`}).`),
    );
    wait(LOADING_MILLISECONDS);
    const request: Request = { checker, jobs, environment };
    worker.send(request, (error) => error && end(true, error.message));
  });
}

/** The outcomes of a job's samples, up to the one whose check was stopped. */
function outcomesOf({ samples }: PlannedJob, { outcomes, stopped, at }: Progress) {
  const findings = [{ line: 0, message: stopped ?? '', wasKilled: true }];
  return samples.flatMap((sample): Outcome[] => {
    const outcome = outcomes.get(sample);
    if (outcome) return [outcome];
    return (at ?? sample) === sample ? [{ depth: 'parsed', findings }] : [];
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
  const found = new Map<string, readonly Outcome[]>();
  const queue = toBatches(jobs, workers);
  const runWorker = async () => {
    let worker: ChildProcess | undefined;
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      worker ??= startWorker();
      const progress = await checkBatch(worker, batch, environment);
      if (progress.isFull) {
        // A worker that's about to exit would still accept a task.
        worker.kill('SIGKILL');
        worker = undefined;
      }
      const isOpen = ({ samples }: PlannedJob) =>
        samples.some((sample) => !progress.outcomes.has(sample));
      // What it was checking may only have been the victim of another job.
      const again = batch.jobs.length > 1 ? batch.jobs.filter(isOpen) : [];
      queue.unshift(...again.map((job) => ({ ...batch, jobs: [job] })));
      for (const job of batch.jobs.filter((one) => !again.includes(one))) {
        found.set(job.key, outcomesOf(job, progress));
      }
    }
    worker?.kill();
  };
  const count = Math.min(workers, queue.length);
  await Promise.all(Array.from({ length: count }, runWorker));
  return found;
}
