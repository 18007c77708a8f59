import type { Job, Outcome, Surroundings } from './checker.ts';
import { TABLE } from './languages.ts';

/** What a worker is sent: jobs of one checker. */
export type Task = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly surroundings: Surroundings;
};

/**
 * What it sends back, in this order for each sample, which goes by its place among all of the task;
 * at last that it is done, or why the checker failed.
 */
export type Message =
  | { readonly begin: number }
  | { readonly end: number; readonly outcome: Outcome }
  | { readonly error: string | undefined };

const send = (message: Message) => process.send?.(message);

async function work({ checker, jobs, surroundings }: Task): Promise<Message> {
  const samples = jobs.flatMap((job) => job.samples);
  try {
    const check = (await TABLE[checker]?.load())?.default;
    if (!check) return { error: `There is no checker "${checker}".` };
    await check(jobs, surroundings, {
      begin: (sample) => send({ begin: samples.indexOf(sample) }),
      end: (sample, outcome) => send({ end: samples.indexOf(sample), outcome }),
    });
    return { error: undefined };
  } catch (error) {
    return {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

// A checker that prints must not disturb who started it.
console.log = console.error;

process.on('message', (task: Task) => {
  void work(task).then(send);
});
