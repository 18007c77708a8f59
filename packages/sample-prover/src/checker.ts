import type { Sample } from './fences/index.ts';
import type { Limits } from './sandbox/limits.ts';

/** An error in a sample, found by its checker. */
export type Finding = {
  /** Line of the sample's code, 1-based; 0 for the sample as a whole. */
  readonly line: number;
  readonly message: string;
  /** How to fix it, if the checker knows better than the general remedy. */
  readonly remedy?: string | undefined;
  /** The sample was killed at a limit. A page can't expect that as its error. */
  readonly isStop?: boolean | undefined;
};

/**
 * What a checker says about one sample, before `expect-error` and the shown output are
 * compared.
 */
export type Outcome = {
  /** How far the sample was checked, provided that nothing is wrong with it. */
  readonly depth: 'run' | 'compiled' | 'parsed';
  readonly findings: readonly Finding[];
  /** What the sample printed, if it was executed. */
  readonly output?: string | undefined;
  /**
   * The tool or sandbox feature that this machine lacks, so that the check was less
   * thorough.
   */
  readonly missing?: string | undefined;
  /** Why the author chose a less thorough check than the language allows. */
  readonly reason?: string | undefined;
  /** Why the sample wasn't checked at all, for a reason outside the sample. */
  readonly unchecked?: string | undefined;
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
export type Surroundings = {
  /** The project's root, where `node_modules` is. */
  readonly root: string;
  /** Where a checker may cache what's expensive to create. */
  readonly cacheFolder: string;
  readonly limits: Limits;
};

/**
 * Callbacks through which a checker reports its progress, so that a hang can be blamed on
 * the right sample.
 */
export type Progress = {
  /** Called right before a sample is checked, possibly more than once per sample. */
  readonly begin: (sample: Sample) => void;
  /** Called as soon as an outcome is known. */
  readonly end: (sample: Sample, outcome: Outcome) => void;
};

/**
 * Checks the samples of a language, many jobs per call, so that expensive dependencies
 * are loaded only once, before the first sample begins and its clock starts. Every sample
 * begins and ends.
 */
export type Checker = (
  jobs: readonly Job[],
  surroundings: Surroundings,
  progress: Progress,
) => Promise<void>;
