import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Sample } from './fences/index.ts';
import type { Outcome, Surroundings } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { TABLE } from './languages.ts';
import type { Message, Task } from './worker.ts';

/** How the work is distributed. */
export type WorkerOptions = {
  /** How many processes check at once. */
  readonly workers: number;
  /** Run the workers at the lowest priority. */
  readonly isIdle: boolean;
};

type Batch = { readonly checker: string; readonly jobs: readonly PlannedJob[] };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Enough time for a checker to load its packages on a busy machine. */
const LOADING_MILLISECONDS = 180_000;

const LARGEST_BATCH = 200;

function startWorker(isIdle: boolean): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const worker = fork(WORKER, [], {
    execArgv: ['--no-warnings', '--import', loader],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (isIdle && worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  return worker;
}

/** Splits jobs into batches per checker, in the order of the table: slow ones first. */
function toBatches(jobs: readonly PlannedJob[], workers: number): Batch[] {
  return Object.entries(TABLE).flatMap(([checker, { batch = LARGEST_BATCH }]) => {
    const own = jobs.filter((job) => job.checker === checker);
    const size = Math.min(batch, Math.max(8, Math.ceil(own.length / workers)));
    const count = Math.ceil(own.length / size);
    return Array.from({ length: count }, (_, place) => ({
      checker,
      jobs: own.slice(place * size, (place + 1) * size),
    }));
  });
}

/** How far a worker got with a task. */
type Answer = {
  readonly outcomes: ReadonlyMap<Sample, Outcome>;
  /** The worker has to be replaced. */
  readonly isFull?: boolean;
  /** Why it didn't finish: the checker failed, or a sample took too long. */
  readonly stopped?: {
    readonly message: string;
    /** The sample it was checking; `undefined` while loading. */
    readonly at: Sample | undefined;
    readonly isLate: boolean;
  };
};

/**
 * Sends one task to a worker, and blames the current sample if the worker dies or hangs.
 */
function ask(worker: ChildProcess, task: Task): Promise<Answer> {
  const { checkMilliseconds } = task.surroundings.limits;
  const samples = task.jobs.flatMap((job) => job.samples);
  const outcomes = new Map<Sample, Outcome>();
  return new Promise((resolve) => {
    let at: Sample | undefined;
    let timer: NodeJS.Timeout;
    const done = (message?: string, { isLate = false, isFull = false } = {}) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(
        message ? { outcomes, stopped: { message, at, isLate } } : { outcomes, isFull },
      );
    };
    const wait = (milliseconds: number, limit = milliseconds) => {
      clearTimeout(timer);
      const message = `The check did not end in ${limit / 1000} s and was stopped. Check again when the machine is idle, before you change it.`;
      timer = setTimeout(
        () => done(message, { isLate: true }),
        Math.max(0, milliseconds),
      );
    };
    // A sample that begins again doesn't get more time.
    const spent = new Map<Sample | undefined, number>();
    const spentBy = (sample: Sample | undefined) => spent.get(sample) ?? 0;
    let began = 0;
    worker.on('message', (message: Message) => {
      if ('begin' in message) {
        spent.set(at, spentBy(at) + Date.now() - began);
        at = samples[message.begin];
        began = Date.now();
        wait(checkMilliseconds - spentBy(at), checkMilliseconds);
      } else if ('end' in message) {
        const sample = samples[message.end];
        if (sample) outcomes.set(sample, message.outcome);
        wait(LOADING_MILLISECONDS);
      } else {
        done(message.error, message);
      }
    });
    worker.on('exit', (code, signal) => {
      done(`The check ended by itself (${signal ?? `exit code ${code}`}).`);
    });
    wait(LOADING_MILLISECONDS);
    worker.send(task, (error) => error && done(error.message));
  });
}

/**
 * The outcome for a sample that has none, because it or another of its job was stopped.
 */
function blame(sample: Sample, { stopped }: Answer): Outcome {
  const { message = 'The checker said nothing about it.', at = sample } = stopped ?? {};
  if (at === sample) {
    return { depth: 'parsed', findings: [{ line: 0, message, isStop: true }] };
  }
  const unchecked = `the check of the sample at line ${at.line} was stopped`;
  return { depth: 'parsed', findings: [], unchecked };
}

/**
 * Splits what a worker left unfinished into new batches. Without a suspect, each job gets
 * its own batch. A suspect may only have been the victim of an earlier sample, so it's
 * tried alone first.
 */
function split(open: readonly PlannedJob[], suspect: PlannedJob | undefined) {
  if (!suspect) return open.map((job) => [job]);
  const alone = open.filter((job) => job === suspect);
  const rest = open.filter((job) => job !== suspect);
  return [alone, rest].filter(({ length }) => length > 0);
}

/** Records a worker's results and puts the jobs it didn't finish back into the queue. */
function settle(
  { checker, jobs }: Batch,
  answer: Answer,
  queue: Batch[],
  found: Map<string, readonly Outcome[]>,
): void {
  const { outcomes, stopped } = answer;
  const suspect = jobs.find(({ samples }) => samples.some((one) => one === stopped?.at));
  const open = jobs.filter((job) => {
    const isDone = job.samples.every((sample) => outcomes.has(sample));
    const isGuilty = jobs.length === 1 || (stopped?.isLate && job === suspect);
    return !isDone && !isGuilty;
  });
  for (const { key, samples } of jobs.filter((job) => !open.includes(job))) {
    const all = samples.map((sample) => outcomes.get(sample) ?? blame(sample, answer));
    found.set(key, all);
  }
  queue.unshift(...split(open, suspect).map((own) => ({ checker, jobs: own })));
}

/**
 * Checks jobs in worker processes, several in parallel.
 *
 * @returns the outcomes of their samples, by the job's key
 */
export async function runJobs(
  jobs: readonly PlannedJob[],
  { workers, isIdle }: WorkerOptions,
  surroundings: Surroundings,
): Promise<Map<string, readonly Outcome[]>> {
  const found = new Map<string, readonly Outcome[]>();
  const queue = toBatches(jobs, workers);
  const runWorker = async () => {
    let worker: ChildProcess | undefined;
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      worker ??= startWorker(isIdle);
      const answer = await ask(worker, { ...batch, surroundings });
      if (answer.stopped || answer.isFull) {
        // A worker that's about to exit would still accept a task.
        worker.kill('SIGKILL');
        worker = undefined;
      }
      settle(batch, answer, queue, found);
    }
    worker?.kill();
  };
  const count = Math.min(workers, queue.length);
  await Promise.all(Array.from({ length: count }, runWorker));
  return found;
}
