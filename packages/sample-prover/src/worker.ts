import type { Checker, Job, Outcome, CheckEnvironment } from './checker.ts';

/** What a worker is asked for: to check the samples of some jobs. */
export type Request = {
  readonly checker: string;
  readonly jobs: readonly Job[];
  readonly environment: CheckEnvironment;
};

/** What it replies once the checker has loaded, and then for each sample in order. */
export type Reply = {
  /** Of a sample. */
  readonly outcome?: Outcome;
  /** Why the checker couldn't be loaded. */
  readonly error?: string;
  /**
   * The process is so large that a new one is cheaper, because compilers cache what
   * they've read.
   */
  readonly isFull: boolean;
};

const FULL_BYTES = 600 * 2 ** 20;

function toOutcome(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { depth: 'parsed', findings: [{ line: 0, message }] };
}

function reply(content: Omit<Reply, 'isFull'>): void {
  const isFull = process.memoryUsage.rss() > FULL_BYTES;
  process.send?.({ ...content, isFull } satisfies Reply);
}

async function check({ checker, jobs, environment }: Request): Promise<void> {
  const { default: open } = (await import(`./checkers/${checker}.ts`)) as {
    default: Checker;
  };
  const checkSample = await open(jobs, environment);
  reply({});
  for (const job of jobs) {
    for (const sample of job.samples) {
      const outcome = await (async () => checkSample(sample, job))().catch(toOutcome);
      reply({ outcome });
    }
  }
}

process.on('message', (request: Request) => {
  check(request).catch((error: Error) => reply({ error: error.stack ?? String(error) }));
});
