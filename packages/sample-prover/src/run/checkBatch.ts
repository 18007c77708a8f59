import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { CheckEnvironment, Outcome } from './checker.ts';
import type { PlannedJob } from '../plan/planJobs.ts';
import type { Sample } from '../read/readSamples.ts';
import type { Reply, Request } from './worker.ts';

/** Jobs of one checker, which one process checks. */
export type Batch = Omit<Request, 'environment' | 'jobs'> & {
  readonly jobs: readonly PlannedJob[];
};

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Enough time for a checker to load its packages on a busy machine. */
const LOADING_MILLISECONDS = 180_000;

function startWorker(): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(WORKER, [], {
    // Checks are short, so optimising WebAssembly costs more than it gains: PGlite starts in half the time.
    // Compilers keep most of what they allocate, so a small young generation saves 20 to 40 MB.
    execArgv: [
      ...['--liftoff-only', '--max-semi-space-size=4'],
      ...['--no-warnings', '--import', loader],
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** How far a worker got with a batch. */
export type Progress = {
  readonly outcomes: ReadonlyMap<Sample, Outcome>;
  /** Why it didn't finish: the checker failed, or a sample took too long. */
  readonly stopped?: string | undefined;
  /**
   * The sample it was checking then, the first if there were two; `undefined` while loading. Either may be to blame, so
   * the pool checks the first again alone and begins the rest with the second.
   */
  readonly at?: Sample | undefined;
};

/**
 * Checks a batch in a separate process, until it's done or the process fails, dies or hangs. Compilers
 * keep what they've read, so a process that went on to the next batch would grow.
 */
export function checkBatch(
  batch: Batch,
  environment: CheckEnvironment,
): Promise<Progress> {
  const worker = startWorker();
  const samples = batch.jobs.flatMap((job) => job.samples);
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
    worker.once('error', ({ message }) => end(message));
    worker.once('exit', (code, signal) =>
      end(`The check exited unexpectedly (${signal ?? `exit code ${code}`}).`),
    );
    wait(LOADING_MILLISECONDS);
    const request: Request = { ...batch, environment };
    worker.send(request, (error) => error && end(error.message));
  });
}
