/** The resources an executed sample may use before it's killed. */
export type Limits = {
  /** Wall-clock time of one execution, in milliseconds. */
  readonly milliseconds: number;
  /**
   * Wall-clock time for the whole check of one sample, in milliseconds. It's longer than
   * the limit of an execution, so that an execution hits its own limit first.
   */
  readonly checkMilliseconds: number;
  /**
   * CPU time, in milliseconds, which a busy machine doesn't inflate; watched on Linux
   * only.
   */
  readonly cpuMilliseconds: number;
  /** Size of the JavaScript heap, in MiB. */
  readonly heapMiB: number;
  /** Resident memory of the process, in MiB; watched on Linux only. */
  readonly residentMiB: number;
  /**
   * Number of simultaneous processes; watched on Linux only. A sample in Node can't start
   * any.
   */
  readonly processes: number;
  /** Maximum bytes of output; the sample is killed if it prints more. */
  readonly outputBytes: number;
};

/** A limit that was exceeded: `work` is CPU time, `time` is wall-clock time. */
export type Limit = 'work' | 'time' | 'memory' | 'output' | 'processes';

/** Generous for a sample that's meant to be read, small for a machine. */
export const LIMITS: Limits = {
  milliseconds: 40_000,
  checkMilliseconds: 55_000,
  cpuMilliseconds: 15_000,
  heapMiB: 256,
  residentMiB: 1_024,
  processes: 64,
  outputBytes: 64 * 1024,
};
