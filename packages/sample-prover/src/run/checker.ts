import type { Problem } from 'mdx-source/problems';
import type { Sample } from '../read/readSamples.ts';
import type { Limits } from '../sandbox/limits.ts';

/** What this machine lacks, so that a check was less thorough. */
export type Missing = {
  /** The tool, package or sandbox feature, as a message names it. */
  readonly tool: string;
  /** The npm package to install, if that's what is missing. */
  readonly install?: string;
};

/** An error in a sample, found by its checker. */
export type SampleError = {
  /** Line of the sample's code, 1-based; 0 for the sample as a whole. */
  readonly line: number;
  readonly message: string;
  /** How to fix it, if the checker knows better than the general remedy. */
  readonly remedy?: string | undefined;
  /** A warning says what JavaScript runs all the same. */
  readonly severity?: Problem['severity'];
  /** A name that the sample neither defines nor imports, and the one it's likely meant to be. */
  readonly unresolved?: { readonly name: string; readonly likely?: string | undefined };
  /** The package or crate without which the sample can only be parsed. */
  readonly missing?: Missing;
  /** The code doesn't parse, so whatever else is said about it is a guess. */
  readonly isSyntax?: boolean | undefined;
  /** An import that only a bundler or another runtime resolves, such as an image that isn't on the page, or a URL. */
  readonly isBundled?: boolean;
  /** It needs what an excerpt doesn't show, such as the type of a parameter. */
  readonly needsContext?: boolean;
  /** The rule it breaks, without `sample/`; otherwise it's named like the checker. */
  readonly rule?: string;
  /** The sample was killed at a limit. A page can't expect that as its error. */
  readonly wasKilled?: boolean | undefined;
};

/**
 * What a checker says about one sample, before `expect-error` and the shown output are
 * compared.
 */
export type Outcome = {
  /** How far the sample was checked, provided that nothing is wrong with it. */
  readonly depth: 'run' | 'rendered' | 'compiled' | 'parsed';
  readonly errors: readonly SampleError[];
  /** What the sample printed, if it was executed. */
  readonly output?: string | undefined;
  readonly missing?: Missing | undefined;
};

/**
 * Samples of one page that are checked together, with the page's files that they depend
 * on.
 */
export type Job = {
  readonly samples: readonly Sample[];
  /** Titled fences that are available to the samples as files. */
  readonly context: readonly Sample[];
};

/** What every checker gets. */
export type CheckEnvironment = {
  /** The project's root, where `node_modules` is. */
  readonly root: string;
  readonly limits: Limits;
  /** The command, before a package, that messages suggest for a missing one. */
  readonly addCommand: string;
};

/** Checks one sample; what it throws becomes an error. */
type CheckSample = (sample: Sample, job: Job) => Outcome | Promise<Outcome>;

/**
 * Prepares to check some jobs: loads what's expensive, before the clock of the first
 * sample starts. The returned function is called with each sample, in order.
 */
export type Checker = (
  jobs: readonly Job[],
  environment: CheckEnvironment,
) => CheckSample | Promise<CheckSample>;

/** Turns a function that lists what's wrong with one sample into a checker. */
export function createChecker(
  depth: Outcome['depth'],
  find: (
    sample: Sample,
    job: Job,
  ) => readonly SampleError[] | Promise<readonly SampleError[]>,
): Checker {
  return () => async (sample, job) => ({ depth, errors: await find(sample, job) });
}

/** The error of a parser that throws on the first syntax error. */
export async function findSyntaxError<E extends Error>(
  parse: () => unknown,
  toError: (error: E) => SampleError,
): Promise<SampleError[]> {
  try {
    await parse();
    return [];
  } catch (error) {
    return [toError(error as E)];
  }
}

/** Line of an offset in a string, 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
