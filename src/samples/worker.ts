import type { Job, Outcome, Surroundings } from './checker.ts';
import { TABLE } from './table.ts';

/** What a worker is sent: jobs of one checker. */
export type Task = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly surroundings: Surroundings;
};

/** What it sends back: outcomes by job and sample, or why the checker itself failed. */
export type Answer =
  { readonly outcomes: readonly (readonly Outcome[])[] } | { readonly error: string };

async function answer({ checker, jobs, surroundings }: Task): Promise<Answer> {
  const entry = TABLE[checker];
  if (!entry) return { error: `There is no checker "${checker}".` };
  try {
    const { default: loaded } = await entry.load();
    return { outcomes: await loaded.check(jobs, surroundings) };
  } catch (error) {
    return {
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

// A checker that prints must not disturb who started it.
console.log = console.error;

process.on('message', (task: Task) => {
  void answer(task).then((reply) => process.send?.(reply));
});
