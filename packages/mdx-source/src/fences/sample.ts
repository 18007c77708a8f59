import type { FenceMeta } from './parseMeta.ts';

/** A fence that shows what a sample printed. */
export type OutputFence = {
  readonly text: string;
  /** Title of the sample it names; without one, it belongs to the fence right before it. */
  readonly of?: string | undefined;
  /** Lines of the opening and closing fence in the file. */
  readonly line: number;
  readonly end: number;
};

/** One code fence of a page, with the output shown after it. */
export type Sample = {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  /** Line of the opening fence in the file; the code begins one line below. */
  readonly line: number;
  readonly shown?: OutputFence | undefined;
};

/** An output fence without a sample. */
export type StrayOutput = OutputFence & {
  /** Line of the output fence that the sample already has. */
  readonly first?: number | undefined;
  /** How many samples have that title. */
  readonly namesakes: number;
};
