const EXECUTION_MILLISECONDS = 40_000;

/**
 * The resources that a sample's own processes may use before they're killed: generous for a sample that's meant
 * to be read, small for a machine. Compilers, parsers and PGlite, which runs SQL, work inside the worker, where
 * only `checkMilliseconds` applies.
 */
export const LIMITS = {
  /** Wall-clock time of one execution, in milliseconds. */
  milliseconds: EXECUTION_MILLISECONDS,
  /** Wall-clock time for the whole check of one sample, in milliseconds: an execution hits its own limit first. */
  checkMilliseconds: EXECUTION_MILLISECONDS + 15_000,
  /**
   * CPU time of the process and its descendants together, in milliseconds, which a busy machine doesn't
   * inflate; watched on Linux only.
   */
  cpuMilliseconds: 15_000,
  /** Size of the JavaScript heap, in MiB. */
  heapMiB: 256,
  /** Resident memory of the process plus that of its descendants, in MiB; watched on Linux only. */
  residentMiB: 1_024,
  /**
   * Number of simultaneous processes; watched on Linux only. A sample in Node can't start
   * any.
   */
  processes: 64,
  /** Maximum bytes of output; the sample is killed if it prints more. */
  outputBytes: 64 * 1024,
};

export type Limits = Readonly<typeof LIMITS>;

/** A limit that was exceeded: `cpu` is CPU time, `time` is wall-clock time. */
export type Limit = 'cpu' | 'time' | 'memory' | 'output' | 'processes';
