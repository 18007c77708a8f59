import type { Sample } from './fences/index.ts';
import type { Limits } from './sandbox/limits.ts';

/** Something that is wrong with a sample, found by its checker. */
export type Finding = {
  /** Line of the sample's code, from 1; 0 when the sample as a whole is meant. */
  readonly line: number;
  readonly message: string;
  /** How to fix it, when the checker knows better than the general remedy. */
  readonly remedy?: string | undefined;
  /** The sample went past a limit and was ended, which is no error that a page can show. */
  readonly isStop?: boolean | undefined;
};

/** What a checker says about one sample, before `expect-error` and shown output are weighed. */
export type Outcome = {
  /** How far the sample was checked when nothing is wrong with it. */
  readonly depth: 'run' | 'compiled' | 'parsed';
  readonly findings: readonly Finding[];
  /** What the sample printed, when it was executed. */
  readonly output?: string | undefined;
  /** Tool or containment this machine lacks, so that the sample was checked less far. */
  readonly missing?: string | undefined;
  /** Why the sample was checked less far than its language allows, by its author's choice. */
  readonly reason?: string | undefined;
  /** Why the sample was not checked at all, through no fault of its own. */
  readonly unchecked?: string | undefined;
};

/** Samples of one page that are checked together, with the files of the page they reach. */
export type Job = {
  readonly samples: readonly Sample[];
  /** Titled fences that stand beside them as files. */
  readonly context: readonly Sample[];
};

/** What every checker is told. */
export type Surroundings = {
  /** The project's root, where `node_modules` is. */
  readonly root: string;
  /** Where a checker may keep what is costly to make. */
  readonly cacheFolder: string;
  readonly limits: Limits;
};

/** Whom a checker tells how far it is, so that what does not end is known by its sample. */
export type Progress = {
  /** Right before the check of a sample begins; a sample may begin more than once. */
  readonly begin: (sample: Sample) => void;
  /** As soon as an outcome is known. */
  readonly end: (sample: Sample, outcome: Outcome) => void;
};

/**
 * Checks the samples of a language: many jobs at once, so that what is costly to load is loaded
 * once, before the first sample begins and its time is taken; every sample begins and ends.
 */
export type Checker = (
  jobs: readonly Job[],
  surroundings: Surroundings,
  progress: Progress,
) => Promise<void>;
