/** What the words after a fence's language say. */
export type FenceMeta = {
  /** Name of the file the sample stands for; others of the note may import it. */
  readonly title?: string | undefined;
  /** The sample is executed, not only compiled. */
  readonly run: boolean;
  /** The sample is a live block of the page. */
  readonly live: boolean;
  /** The live block calls `render` itself. */
  readonly noInline: boolean;
  /** The fence holds what the sample before it printed. */
  readonly output: boolean;
  /** Scaffolding that the reader need not copy: drawn folded, counted apart. */
  readonly harness: boolean;
  /** Why nothing here can check the sample. */
  readonly nocheck?: string | undefined;
  /** What the failure of the sample must say. */
  readonly expectError?: string | undefined;
  /** Title of the JSON Schema of the same note that the sample must satisfy. */
  readonly schema?: string | undefined;
  /** Release of the language the sample needs, such as `21` for Java. */
  readonly release?: string | undefined;
  /** Words that mean nothing here, as they were written. */
  readonly unknown: readonly string[];
};

/** A fence that shows what the sample before it printed. */
export type OutputFence = {
  readonly text: string;
  /** Line of the opening fence in the file. */
  readonly line: number;
};

/** One code fence of a note, with the output shown after it. */
export type Sample = {
  /** Place among the fences of the note that are not output, from 0. */
  readonly index: number;
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  /** Line of the opening fence in the file; the code begins one line below. */
  readonly line: number;
  readonly shown?: OutputFence | undefined;
};

/** The fences of a note: the samples in order, and output that no sample stands before. */
export type NoteSamples = {
  readonly samples: readonly Sample[];
  readonly strayOutput: readonly OutputFence[];
};
