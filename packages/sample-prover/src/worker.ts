import type { Checker, Job, Outcome, Surroundings } from './checker.ts';

/** What a worker receives: jobs for one checker. */
export type Task = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly surroundings: Surroundings;
};

/**
 * What a worker sends: `begin` and `end` for each sample, identified by its index among
 * all samples of the task, and finally that it's done or why the checker failed.
 */
export type Message =
  | { readonly begin: number }
  | { readonly end: number; readonly outcome: Outcome }
  | {
      readonly error: string | undefined;
      /**
       * The process is so large that a new one is cheaper, because compilers cache what
       * they've read.
       */
      readonly isFull: boolean;
    };

const FULL_BYTES = 600 * 2 ** 20;

const send = (message: Message) => process.send?.(message);

function toOutcome(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { depth: 'parsed', findings: [{ line: 0, message }] };
}

async function work({ checker, jobs, surroundings }: Task): Promise<void> {
  const { default: open } = (await import(`./checkers/${checker}.ts`)) as {
    default: Checker;
  };
  const look = await open(jobs, surroundings);
  let place = 0;
  for (const job of jobs) {
    for (const sample of job.samples) {
      send({ begin: place });
      const outcome = await (async () => look(sample, job))().catch(toOutcome);
      send({ end: place, outcome });
      place += 1;
    }
  }
}

// Keeps a checker that prints from disturbing the parent process's stdout.
console.log = console.error;

process.on('message', (task: Task) => {
  void work(task)
    .then(
      () => undefined,
      (error: unknown) => String((error as Error).stack ?? error),
    )
    .then((error) => send({ error, isFull: process.memoryUsage.rss() > FULL_BYTES }));
});
