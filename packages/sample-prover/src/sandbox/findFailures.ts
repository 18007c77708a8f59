import type { SampleError } from '../run/checker.ts';
import type { Limit, Limits } from './limits.ts';
import { parseJsonLines } from './parseJsonLines.ts';
import type { Exit } from './spawnWithLimits.ts';

/** What the guard reports about a sample. */
export type Report = {
  readonly message: string;
  readonly stack?: string;
  /** The error as a terminal shows it. */
  readonly shown?: string;
};

const UNSETTLED = 13;

function describeLimit(limit: Limit, limits: Limits): string {
  const { cpuMilliseconds, milliseconds, residentMiB, outputBytes, processes } = limits;
  const messages: Readonly<Record<Limit, string>> = {
    cpu: `used more than ${cpuMilliseconds / 1000} s of CPU time and was stopped.`,
    time: `timed out after ${milliseconds / 1000} s without using up its CPU time: it's waiting for something that never happens, or the machine was too busy. Rerun it on an idle machine before you change it.`,
    memory: `took more than ${residentMiB} MiB of memory and was stopped.`,
    output: `printed more than ${outputBytes / 1024} KiB and was stopped.`,
    processes: `started more than ${processes} processes and was stopped.`,
  };
  return messages[limit];
}

/**
 * Says which limit was exceeded, if one was.
 *
 * @param subject - what ran, such as `The sample`
 */
export function findExceededLimit(
  subject: string,
  { limit }: Exit,
  limits: Limits,
): SampleError[] {
  if (limit === undefined) return [];
  const message = `${subject} ${describeLimit(limit, limits)}`;
  return [{ line: 0, message, wasKilled: true }];
}

/** Line of the sample in a stack trace; 0 if the trace doesn't mention it. */
function lineIn(stack: string, file: string): number {
  const start = stack.indexOf(`/${file}:`);
  return start < 0 ? 0 : Number.parseInt(stack.slice(start + file.length + 2), 10) || 0;
}

function describeEnd({ code, signal, stderr }: Exit, limits: Limits): string | undefined {
  if (/heap out of memory/.test(stderr)) {
    return `The sample took more than ${limits.heapMiB} MiB of heap and was stopped.`;
  }
  if (signal !== null) return `The sample was killed by ${signal}.`;
  if (code === UNSETTLED) return 'The sample awaits a promise that never settles.';
  const last = stderr.trim().split('\n').at(-1) ?? '';
  return code === 0 ? undefined : `The sample ended with exit code ${code}: ${last}`;
}

/**
 * Explains what went wrong in an execution; empty if it succeeded.
 *
 * @param file - the sample's file name in stack traces
 */
export function findFailures(exit: Exit, file: string, limits: Limits): SampleError[] {
  const stop = findExceededLimit('The sample', exit, limits);
  if (stop.length > 0) return stop;
  const errors = (parseJsonLines(exit.report) as Report[]).map(
    ({ message, stack = '' }) => ({ line: lineIn(stack, file), message }),
  );
  const end = describeEnd(exit, limits);
  return errors.length > 0 || end === undefined ? errors : [{ line: 0, message: end }];
}

/**
 * What the execution would have shown in a terminal, including the name of the final
 * error.
 */
export function terminalOutputOf({ stdout, report }: Exit): string {
  const error = (parseJsonLines(report) as Report[]).find(({ shown }) => shown);
  return (stdout + (error?.shown ?? '')).replace(/\n+$/, '');
}
