/** How far one sample was checked; a failed one never reaches a published page. */
export type SampleDepth = 'run' | 'compiled' | 'parsed' | 'unchecked' | 'failed';

/** How many samples of a page were checked how far; depths without a sample are left out. */
export type SampleSums = readonly {
  readonly depth: SampleDepth;
  readonly count: number;
}[];
