import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Outcome, Place, Surroundings } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { TABLE } from './languages.ts';
import type { Message, Task } from './worker.ts';

/** What is called with each job that is done. */
export type OnDone = (job: PlannedJob, outcomes: readonly Outcome[]) => void;

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
  return Object.entries(TABLE).flatMap(([checker, { batch }]) => {
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
  /** Outcomes by place of the job and of the sample. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Why it did not come to the end: the checker failed, or a sample took too long. */
  readonly stopped?: {
    readonly message: string;
    /** The sample it was at; `undefined` while it loads. */
    readonly at: Place | undefined;
    readonly isLate: boolean;
  };
};

/** Sends one task to a worker; a worker that dies or hangs says at which sample. */
function ask(worker: ChildProcess, task: Task): Promise<Answer> {
  const { checkMilliseconds } = task.surroundings.limits;
  const outcomes = new Map<string, Outcome>();
  return new Promise((resolve) => {
    let at: Place | undefined;
    let timer: NodeJS.Timeout;
    const done = (message?: string, isLate = false) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(message ? { outcomes, stopped: { message, at, isLate } } : { outcomes });
    };
    const wait = (milliseconds: number, limit = milliseconds) => {
      clearTimeout(timer);
      const message = `The check did not end in ${limit / 1000} s and was stopped. Check again when the machine is idle, before you change it.`;
      timer = setTimeout(() => done(message, true), Math.max(0, milliseconds));
    };
    // A sample that begins again gets no new time.
    const spent = new Map<string, number>();
    let began = 0;
    const spend = () => {
      const key = String(at);
      spent.set(key, (spent.get(key) ?? 0) + Date.now() - began);
    };
    worker.on('message', (message: Message) => {
      if ('begin' in message) {
        if (at) spend();
        at = message.begin;
        began = Date.now();
        wait(checkMilliseconds - (spent.get(String(at)) ?? 0), checkMilliseconds);
      } else if ('end' in message) {
        outcomes.set(String(message.end), message.outcome);
        wait(LOADING_MILLISECONDS);
      } else {
        done('error' in message ? message.error : undefined);
      }
    });
    worker.on('exit', (code, signal) => {
      done(`The check ended by itself (${signal ?? `exit code ${code}`}).`);
    });
    wait(LOADING_MILLISECONDS);
    worker.send(task, (error) => error && done(error.message));
  });
}

/** What is known of a job; `undefined` while one of its samples has no outcome. */
function collect(
  { samples }: PlannedJob,
  job: number,
  { outcomes }: Answer,
): Outcome[] | undefined {
  const found = samples.flatMap((_, place) => outcomes.get(String([job, place])) ?? []);
  return found.length === samples.length ? found : undefined;
}

/** The job whose sample was stopped: what was known before, the fault, and what stands after it. */
function blame(
  { samples }: PlannedJob,
  job: number,
  { outcomes, stopped }: Answer,
): Outcome[] {
  const { message = 'The checker said nothing about it.', at } = stopped ?? {};
  const [, culprit = 0] = at ?? [];
  const line = samples[culprit]?.line;
  return samples.map((_, place): Outcome => {
    const known = outcomes.get(String([job, place]));
    if (known) return known;
    return place === culprit || !at
      ? { depth: 'parsed', findings: [{ line: 0, message, isStop: true }] }
      : {
          depth: 'parsed',
          findings: [],
          unchecked: `the check of the sample at line ${line} was stopped`,
        };
  });
}

/**
 * What is left of a batch that a worker did not finish. Without a sample to suspect each job goes
 * alone; one that brought the worker down may have inherited its trouble, so it goes alone first.
 */
function split(open: readonly PlannedJob[], suspect: PlannedJob | undefined) {
  if (!suspect) return open.map((job) => [job]);
  const rest = open.filter((job) => job !== suspect);
  const isOpen = rest.length < open.length;
  return [...(isOpen ? [[suspect]] : []), ...(rest.length > 0 ? [rest] : [])];
}

/** Hands over what a worker found, and puts back into the queue what it did not come to. */
function settle(batch: Batch, answer: Answer, queue: Batch[], onDone: OnDone): void {
  const { checker, jobs } = batch;
  const { at, isLate = false } = answer.stopped ?? {};
  const suspect = at && jobs[at[0]];
  const open: PlannedJob[] = [];
  for (const [place, job] of jobs.entries()) {
    const outcomes = collect(job, place, answer);
    const isGuilty = jobs.length === 1 || (isLate && job === suspect);
    if (outcomes) onDone(job, outcomes);
    else if (isGuilty) onDone(job, blame(job, place, answer));
    else open.push(job);
  }
  queue.unshift(...split(open, suspect).map((own) => ({ checker, jobs: own })));
}

async function runWorker(
  queue: Batch[],
  isIdle: boolean,
  surroundings: Surroundings,
  onDone: OnDone,
) {
  let worker: ChildProcess | undefined;
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    worker ??= startWorker(isIdle);
    const { checker, jobs } = batch;
    const answer = await ask(worker, { checker, jobs, surroundings });
    if (answer.stopped) {
      // A worker that is about to die still takes a task.
      worker.kill('SIGKILL');
      worker = undefined;
    }
    settle(batch, answer, queue, onDone);
  }
  worker?.kill();
}

/** Checks jobs in processes of their own, several at once. */
export async function runJobs(
  jobs: readonly PlannedJob[],
  { workers, isIdle }: WorkerOptions,
  surroundings: Surroundings,
  onDone: OnDone,
): Promise<void> {
  const queue = toBatches(jobs, workers);
  const count = Math.min(workers, queue.length);
  const running = Array.from({ length: count }, () =>
    runWorker(queue, isIdle, surroundings, onDone),
  );
  await Promise.all(running);
}
