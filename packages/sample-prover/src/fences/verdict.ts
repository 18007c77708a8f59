import type { SampleDepth } from './depth.ts';
/** What the checks found about one sample. */
export type Verdict = {
  /** Line of the opening fence in the file. */
  readonly line: number;
  readonly language: string;
  readonly depth: SampleDepth;
  /** Why the sample was not checked, or not as far as its language allows. */
  readonly reason?: string | undefined;
  /** Tool this machine lacks, so that the sample was checked by its grammar only. */
  readonly missing?: string | undefined;
  /** What the sample printed; `undefined` when it was not executed. */
  readonly output?: string | undefined;
};
