import type { Missing } from '../run/checker.ts';

/** How far a sample can have been checked, the most thorough first. */
export const DEPTHS = [
  'run',
  'rendered',
  'compiled',
  'parsed',
  'unchecked',
  'failed',
] as const;

/** How far one sample was checked. */
export type SampleDepth = (typeof DEPTHS)[number];

/**
 * How many samples of a page were checked how far; depths without samples are left out.
 */
export type SampleSums = readonly {
  readonly depth: SampleDepth;
  readonly count: number;
}[];

/** The result for one sample. */
export type Verdict = {
  /** Line of the opening fence in the file. */
  readonly line: number;
  readonly language: string;
  readonly depth: SampleDepth;
  /** Why the sample wasn't checked, or less thoroughly than its language allows. */
  readonly reason?: string | undefined;
  readonly missing?: Missing | undefined;
  /** What the sample printed; `undefined` if it wasn't executed. */
  readonly output?: string | undefined;
};
