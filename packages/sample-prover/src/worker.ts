import type { Job, Outcome, Surroundings } from './checker.ts';
import { TABLE } from './languages.ts';

/** What a worker receives: jobs for one checker. */
export type Task = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly surroundings: Surroundings;
};

/** How the checker ended. */
export type End = {
  /** Why it failed. */
  readonly error: string | undefined;
  /**
   * The process is so large that a new one is cheaper, because compilers cache what
   * they've read.
   */
  readonly isFull: boolean;
};

/**
 * What a worker sends: `begin` and `end` for each sample, identified by its index among
 * all samples of the task, and finally that it's done or why the checker failed.
 */
export type Message =
  { readonly begin: number } | { readonly end: number; readonly outcome: Outcome } | End;

const FULL_BYTES = 600 * 2 ** 20;

const send = (message: Message) => process.send?.(message);

/** @returns why the checker failed, if it did */
async function work({ checker, jobs, surroundings }: Task): Promise<string | undefined> {
  const samples = jobs.flatMap((job) => job.samples);
  try {
    const check = (await TABLE[checker]?.load())?.default;
    if (!check) return `There is no checker "${checker}".`;
    await check(jobs, surroundings, {
      begin: (sample) => send({ begin: samples.indexOf(sample) }),
      end: (sample, outcome) => send({ end: samples.indexOf(sample), outcome }),
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

// Keeps a checker that prints from disturbing the parent process's stdout.
console.log = console.error;

process.on('message', (task: Task) => {
  void work(task).then((error) =>
    send({ error, isFull: process.memoryUsage.rss() > FULL_BYTES }),
  );
});
