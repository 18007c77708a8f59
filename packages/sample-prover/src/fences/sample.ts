/** The first and the last of some lines, as an author wrote them: the block may be shorter. */
export type LineRange = readonly [from: number, to: number];

/** A parsed meta string. */
export type FenceMeta = {
  /** The sample's file name; other samples of the page can import it. */
  readonly title?: string | undefined;
  /** The sample is executed, not only compiled. */
  readonly run: boolean;
  /** The sample is a live block of the page. */
  readonly live: boolean;
  /** The live block calls `render` itself. */
  readonly noInline: boolean;
  /**
   * A stub, a probe or a driver that readers don't need to copy; the page collapses it.
   */
  readonly harness: boolean;
  /**
   * The fence shows what a sample printed: the one right before it, or the one it names.
   */
  readonly output: boolean;
  /** Title of the sample that an output fence names. */
  readonly outputOf?: string | undefined;
  /** Why nothing here can check the sample. */
  readonly nocheck?: string | undefined;
  /** Text that the sample's error message must contain. */
  readonly expectError?: string | undefined;
  /** Title of the JSON Schema of the same page that the sample must satisfy. */
  readonly schema?: string | undefined;
  /** Release of the language the sample needs, such as `21` for Java. */
  readonly release?: string | undefined;
  /** `showLineNumbers` or `showLineNumbers=5`: the number of the first line. */
  readonly firstNumber?: number | undefined;
  /** `{1,3-5}`: the lines to mark, from 1. */
  readonly marked: readonly LineRange[];
  /** Unknown words, as written. */
  readonly unknown: readonly string[];
};

/** A fence that shows what a sample printed. */
export type OutputFence = {
  readonly text: string;
  /**
   * Title of the sample it names; without one, it belongs to the fence right before it.
   */
  readonly of?: string | undefined;
  /** Lines of the opening and closing fence in the file. */
  readonly line: number;
  readonly end: number;
};

/** One code fence of a page, with the output shown after it. */
export type Sample = {
  /** Index among the page's fences, output fences not counted; 0-based. */
  readonly index: number;
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

/** A page's fences: the samples in order, and output fences without a sample. */
export type PageSamples = {
  readonly samples: readonly Sample[];
  readonly strayOutput: readonly StrayOutput[];
};
