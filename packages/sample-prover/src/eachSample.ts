import type { Sample } from './fences/index.ts';
import type { Checker, Finding, Job, Outcome, Surroundings } from './checker.ts';

/** Checks one sample, given what was loaded for all of them. */
type Look<Found, Tools> = (
  sample: Sample,
  job: Job,
  surroundings: Surroundings,
  tools: Tools,
) => Found | Promise<Found>;

type Load<Tools> = (surroundings: Surroundings) => Promise<Tools>;

function asFinding(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { depth: 'parsed', findings: [{ line: 0, message }] };
}

/**
 * Turns a function that checks one sample into a checker; anything it throws becomes a
 * finding about that sample.
 *
 * @param load - loads, once per process, what the first sample would otherwise wait for
 */
export function eachSample<Tools>(
  checkOne: Look<Outcome, Tools>,
  load: Load<Tools> = () => Promise.resolve(undefined as Tools),
): Checker {
  let loading: Promise<Tools> | undefined;
  return async (jobs, surroundings, { begin, end }) => {
    const tools = await (loading ??= load(surroundings));
    for (const job of jobs) {
      for (const sample of job.samples) {
        begin(sample);
        const look = async () => checkOne(sample, job, surroundings, tools);
        end(sample, await look().catch(asFinding));
      }
    }
  };
}

/**
 * Turns a function that lists what's wrong with one sample into a checker, see
 * `eachSample`.
 */
export function findInEach<Tools>(
  depth: Outcome['depth'],
  find: Look<readonly Finding[], Tools>,
  load?: Load<Tools>,
): Checker {
  return eachSample(async (...args) => ({ depth, findings: await find(...args) }), load);
}

/**
 * The finding for a parser that throws on the first syntax error; other errors are
 * rethrown.
 */
export async function findThrown<E extends Error>(
  parse: () => unknown,
  ParseError: new (...args: never[]) => E,
  describe: (error: E) => Finding,
): Promise<Finding[]> {
  try {
    await parse();
    return [];
  } catch (error) {
    if (error instanceof ParseError) return [describe(error)];
    throw error;
  }
}
