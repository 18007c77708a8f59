/** How far one sample was checked; a page with a failed one is never published. */
export type SampleDepth = 'run' | 'compiled' | 'parsed' | 'unchecked' | 'failed';

/**
 * How many samples of a page were checked how far; depths without samples are left out.
 */
export type SampleSums = readonly {
  readonly depth: SampleDepth;
  readonly count: number;
}[];
