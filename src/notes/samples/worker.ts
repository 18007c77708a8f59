import type { Job, Outcome, Place, Surroundings } from './checker.ts';
import { TABLE } from './languages.ts';

/** What a worker is sent: jobs of one checker. */
export type Task = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly surroundings: Surroundings;
};

/** What it sends back, in this order for each sample; at last `done`, or why the checker failed. */
export type Message =
  | { readonly begin: Place }
  | { readonly end: Place; readonly outcome: Outcome }
  | { readonly done: true }
  | { readonly error: string };

const send = (message: Message) => process.send?.(message);

async function work({ checker, jobs, surroundings }: Task): Promise<Message> {
  const entry = TABLE[checker];
  if (!entry) return { error: `There is no checker "${checker}".` };
  try {
    const { default: loaded } = await entry.load();
    await loaded.load?.(surroundings);
    await loaded.check(jobs, surroundings, {
      begin: (place) => send({ begin: place }),
      end: (place, outcome) => send({ end: place, outcome }),
    });
    return { done: true };
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
