import type { SampleDepth } from '../../note/index.ts';

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

/** How many samples of some notes are unchecked, out of how many. */
export type UncheckedShare = { readonly unchecked: number; readonly total: number };

/** Counts the unchecked samples; output fences are no samples. */
export function uncheckedShare(verdicts: readonly Verdict[]): UncheckedShare {
  const unchecked = verdicts.filter(({ depth }) => depth === 'unchecked').length;
  return { unchecked, total: verdicts.length };
}
