import type { Checker, Job, Look, Outcome, Surroundings } from './checker.ts';

/** What a worker is asked for: to load a checker for some jobs, then to check their samples. */
export type Request =
  | {
      readonly checker: string;
      readonly jobs: readonly Job[];
      readonly surroundings: Surroundings;
    }
  | { readonly job: number; readonly sample: number };

/** Its reply to every request. */
export type Reply = {
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

let jobs: readonly Job[] = [];
let look: Look;

function toOutcome(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { depth: 'parsed', findings: [{ line: 0, message }] };
}

async function answer(request: Request): Promise<Omit<Reply, 'isFull'>> {
  if ('checker' in request) {
    const { default: open } = (await import(`./checkers/${request.checker}.ts`)) as {
      default: Checker;
    };
    jobs = request.jobs;
    look = await open(jobs, request.surroundings);
    return {};
  }
  const job = jobs[request.job] as Job;
  const sample = job.samples[request.sample] as Job['samples'][number];
  return { outcome: await (async () => look(sample, job))().catch(toOutcome) };
}

// Keeps a checker that prints from disturbing the parent process's stdout.
console.log = console.error;

process.on('message', (request: Request) => {
  void answer(request)
    .catch((error: unknown) => ({ error: String((error as Error).stack ?? error) }))
    .then((reply) => {
      const isFull = process.memoryUsage.rss() > FULL_BYTES;
      process.send?.({ ...reply, isFull } satisfies Reply);
    });
});
