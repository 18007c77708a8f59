import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Outcome, Surroundings } from './checker.ts';
import type { PlannedJob } from './planJobs.ts';
import { TABLE } from './table.ts';
import type { Answer, Task } from './worker.ts';

/** What is called with each job that is done. */
export type OnDone = (job: PlannedJob, outcomes: readonly Outcome[]) => void;

/** Who does the work. */
export type Crew = {
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

/** Sends one task to a worker; a worker that dies or hangs answers with an error. */
function ask(worker: ChildProcess, task: Task): Promise<Answer> {
  const { jobs, surroundings } = task;
  const patience = LOADING_MILLISECONDS + jobs.length * surroundings.limits.milliseconds;
  return new Promise((resolve) => {
    const done = (answer: Answer) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('exit');
      resolve(answer);
    };
    const timer = setTimeout(() => {
      worker.kill('SIGKILL');
      done({ error: `The check did not end in ${patience / 1000} s.` });
    }, patience);
    worker.on('message', done);
    worker.on('exit', (code, signal) => {
      done({ error: `The check ended by itself (${signal ?? `exit code ${code}`}).` });
    });
    worker.send(task, (error) => error && done({ error: error.message }));
  });
}

function failAll({ samples }: PlannedJob, message: string): Outcome[] {
  return samples.map(() => ({ depth: 'parsed', findings: [{ line: 0, message }] }));
}

async function runWorker(
  queue: Batch[],
  isIdle: boolean,
  surroundings: Surroundings,
  onDone: OnDone,
) {
  let worker: ChildProcess | undefined;
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    if (!worker?.connected) worker = startWorker(isIdle);
    const { checker, jobs } = batch;
    const reply = await ask(worker, { checker, jobs, surroundings });
    if ('outcomes' in reply) {
      jobs.forEach((job, place) => onDone(job, reply.outcomes[place] ?? []));
    } else if (jobs.length > 1) {
      // One of them brought the checker down: each alone shows which.
      queue.unshift(...jobs.map((job) => ({ checker, jobs: [job] })));
    } else {
      jobs.forEach((job) => onDone(job, failAll(job, reply.error)));
    }
  }
  worker?.kill();
}

/** Checks jobs in processes of their own, several at once. */
export async function runJobs(
  jobs: readonly PlannedJob[],
  { workers, isIdle }: Crew,
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
