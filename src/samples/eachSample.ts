import type { Sample } from '../content/samples/index.ts';
import type { Checker, Job, Outcome, Surroundings } from './checker.ts';

type CheckOne = (
  sample: Sample,
  job: Job,
  surroundings: Surroundings,
) => Outcome | Promise<Outcome>;

function asFinding(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { depth: 'parsed', findings: [{ line: 0, message }] };
}

/**
 * Makes a checker of a function that looks at one sample; what the function throws becomes a
 * finding about that sample.
 */
export function eachSample(checkOne: CheckOne): Checker {
  const checkJob = async (job: Job, surroundings: Surroundings) => {
    const outcomes: Outcome[] = [];
    for (const sample of job.samples) {
      try {
        outcomes.push(await checkOne(sample, job, surroundings));
      } catch (error) {
        outcomes.push(asFinding(error));
      }
    }
    return outcomes;
  };
  return {
    check: async (jobs, surroundings) => {
      const outcomes: Outcome[][] = [];
      for (const job of jobs) outcomes.push(await checkJob(job, surroundings));
      return outcomes;
    },
  };
}
