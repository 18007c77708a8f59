import type { Sample } from './fences/index.ts';
import type { Checker, Job, Outcome, Surroundings } from './checker.ts';

/** Looks at one sample. */
export type CheckOne = (
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
 *
 * @param load - loads what the first sample would wait for
 */
export function eachSample(checkOne: CheckOne, load?: Checker['load']): Checker {
  const findOutcome = async (sample: Sample, job: Job, surroundings: Surroundings) => {
    try {
      return await checkOne(sample, job, surroundings);
    } catch (error) {
      return asFinding(error);
    }
  };
  return {
    ...(load && { load }),
    check: async (jobs, surroundings, { begin, end }) => {
      for (const [place, job] of jobs.entries()) {
        for (const [inJob, sample] of job.samples.entries()) {
          begin([place, inJob]);
          end([place, inJob], await findOutcome(sample, job, surroundings));
        }
      }
    },
  };
}
