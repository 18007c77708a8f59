import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Sample } from './readSamples.ts';
import type { Outcome, CheckEnvironment } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { CHECKER_NAMES } from './languages.ts';
import type { Reply, Request } from './worker.ts';

type Batch = { readonly checker: string; readonly jobs: readonly PlannedJob[] };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Enough time for a checker to load its packages on a busy machine. */
const LOADING_MILLISECONDS = 180_000;

const LOADING_REMEDY =
  'Install what the checker needs, and check again: the sample may be right.';

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
  /** Why it didn't finish: the checker failed, or a sample took too long. */
  readonly stopped?: string | undefined;
  /** The sample it was checking then; `undefined` while loading. */
  readonly at?: Sample | undefined;
};

/**
 * Checks a batch in a separate process, until it's done or the process fails, dies or hangs. Compilers
 * keep what they've read, so a process that went on to the next batch would grow.
 */
function checkBatch(
  { checker, jobs }: Batch,
  environment: CheckEnvironment,
): Promise<Progress> {
  const worker = startWorker();
  const samples = jobs.flatMap((job) => job.samples);
  const outcomes = new Map<Sample, Outcome>();
  return new Promise((resolve) => {
    let isLoaded = false;
    let timer: NodeJS.Timeout | undefined;
    const end = (stopped?: string) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      worker.kill('SIGKILL');
      const at = isLoaded ? samples[outcomes.size] : undefined;
      resolve({ outcomes, stopped, at });
    };
    const wait = (milliseconds: number) => {
      const message = `The check timed out after ${milliseconds / 1000} s. Rerun it on an idle machine before you change the sample.`;
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds, message);
    };
    worker.on('message', ({ outcome, error }: Reply) => {
      const sample = samples[outcomes.size];
      isLoaded ||= error === undefined;
      if (outcome && sample) outcomes.set(sample, outcome);
      if (error !== undefined) end(error);
      else if (outcomes.size === samples.length) end();
      else wait(environment.limits.checkMilliseconds);
    });
    worker.once('exit', (code, signal) =>
      end(`The check exited unexpectedly (${signal ?? `exit code ${code}`}).`),
    );
    wait(LOADING_MILLISECONDS);
    const request: Request = { checker, jobs, environment };
    worker.send(request, (error) => error && end(error.message));
  });
}

/** The outcomes of a job's samples, up to the one whose check was stopped. */
function outcomesOf({ samples }: PlannedJob, { outcomes, stopped, at }: Progress) {
  const remedy = at ? undefined : LOADING_REMEDY;
  const findings = [{ line: 0, message: stopped ?? '', remedy, wasKilled: true }];
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
  const runLane = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const progress = await checkBatch(batch, environment);
      const isOpen = ({ samples }: PlannedJob) =>
        samples.some((sample) => !progress.outcomes.has(sample));
      // What it was checking may only have been the victim of another job.
      const again = batch.jobs.length > 1 ? batch.jobs.filter(isOpen) : [];
      queue.unshift(...again.map((job) => ({ ...batch, jobs: [job] })));
      for (const job of batch.jobs.filter((one) => !again.includes(one))) {
        found.set(job.key, outcomesOf(job, progress));
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, runLane));
  return found;
}
