/** What an executed sample may take before it is ended. */
export type Limits = {
  /** Wall-clock time of one execution, in milliseconds. */
  readonly milliseconds: number;
  /**
   * Wall-clock time of the whole check of one sample, whoever spends it, in milliseconds; more than
   * an execution has, so that an execution ends by its own limit.
   */
  readonly checkMilliseconds: number;
  /** Processor time, in milliseconds; watched on Linux only, so that a busy machine raises no false alarm. */
  readonly cpuMilliseconds: number;
  /** Size of the JavaScript heap, in MiB. */
  readonly heapMiB: number;
  /** Resident memory of the process, in MiB; watched on Linux only. */
  readonly residentMiB: number;
  /** Processes that exist at once; watched on Linux only. A sample in Node starts none at all. */
  readonly processes: number;
  /** Bytes of output that are kept; more ends the sample. */
  readonly outputBytes: number;
};

/** Generous for a sample that is meant to be read, small for a machine. */
export const LIMITS: Limits = {
  milliseconds: 40_000,
  checkMilliseconds: 55_000,
  cpuMilliseconds: 15_000,
  heapMiB: 256,
  residentMiB: 1_024,
  processes: 64,
  outputBytes: 64 * 1024,
};
