import type { Checker, Job, Outcome, CheckEnvironment } from './checker.ts';

/** What a worker is asked for: to check the samples of some jobs. */
export type Request = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly environment: CheckEnvironment;
  /** How many samples it checks at once: while one runs in a process of its own, the next is compiled. */
  readonly parallel: number;
};

/** What it replies once the checker has loaded, and then for each sample in order. */
export type Reply = {
  /** Of a sample. */
  readonly outcome?: Outcome;
  /** Why the checker couldn't be loaded. */
  readonly error?: string;
};

function toOutcome(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { depth: 'parsed', errors: [{ line: 0, message }] };
}

function reply(content: Reply): void {
  process.send?.(content);
}

async function check({ checker, jobs, environment, parallel }: Request): Promise<void> {
  const { default: open } = (await import(`../checkers/${checker}.ts`)) as {
    default: Checker;
  };
  const checkSample = await open(jobs, environment);
  reply({});
  const started: Promise<Outcome>[] = [];
  for (const job of jobs) {
    for (const sample of job.samples) {
      started.push((async () => checkSample(sample, job))().catch(toOutcome));
      if (started.length >= parallel) reply({ outcome: await started.shift() });
    }
  }
  for (const outcome of started) reply({ outcome: await outcome });
}

process.on('message', (request: Request) => {
  check(request).catch(({ message }: Error) => reply({ error: message }));
});
