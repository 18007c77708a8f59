import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Sample } from './fences/index.ts';
import type { Outcome, Surroundings } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { TABLE } from './languages.ts';
import type { Message, Task } from './worker.ts';

/** How the work is done. */
export type WorkerOptions = {
  /** How many processes check at once. */
  readonly workers: number;
  /** They give way to every other process. */
  readonly isIdle: boolean;
};

type Batch = { readonly checker: string; readonly jobs: readonly PlannedJob[] };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Time for a checker to load its packages on a busy machine. */
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

/** Batches by checker in the order of the table, the slow ones first. */
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

/** How far a worker came with a task. */
type Answer = {
  readonly outcomes: ReadonlyMap<Sample, Outcome>;
  /** It has to be replaced. */
  readonly isFull?: boolean;
  /** Why it did not come to the end: the checker failed, or a sample took too long. */
  readonly stopped?: {
    readonly message: string;
    /** The sample it was at; `undefined` while it loads. */
    readonly at: Sample | undefined;
    readonly isLate: boolean;
  };
};

/** Sends one task to a worker; a worker that dies or hangs says at which sample. */
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
    // A sample that begins again gets no new time.
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

/** What becomes of a sample that has no outcome, for it or another of its job was stopped. */
function blame(sample: Sample, { stopped }: Answer): Outcome {
  const { message = 'The checker said nothing about it.', at = sample } = stopped ?? {};
  if (at === sample) {
    return { depth: 'parsed', findings: [{ line: 0, message, isStop: true }] };
  }
  const unchecked = `the check of the sample at line ${at.line} was stopped`;
  return { depth: 'parsed', findings: [], unchecked };
}

/**
 * What is left of a batch that a worker did not finish. Without a sample to suspect each job goes
 * alone; one that brought the worker down may have inherited its trouble, so it goes alone first.
 */
function split(open: readonly PlannedJob[], suspect: PlannedJob | undefined) {
  if (!suspect) return open.map((job) => [job]);
  const alone = open.filter((job) => job === suspect);
  const rest = open.filter((job) => job !== suspect);
  return [alone, rest].filter(({ length }) => length > 0);
}

/** Takes what a worker found, and puts back into the queue what it did not come to. */
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
 * Checks jobs in processes of their own, several at once.
 *
 * @returns the outcomes of their samples, by key of the job
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
        // A worker that is about to die still takes a task.
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
