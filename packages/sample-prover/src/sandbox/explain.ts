import type { Finding } from '../checker.ts';
import { parseLines } from '../parseLines.ts';
import type { Limits } from './limits.ts';
import type { Exit } from './spawnLimited.ts';
import type { Limit } from './watchProcess.ts';

type Report =
  | { readonly kind: 'network'; readonly host: string; readonly stack: string }
  | { readonly kind: 'exit'; readonly code: number }
  | {
      readonly kind: 'error';
      readonly name: string;
      readonly message: string;
      readonly stack: string;
      readonly denied?: string;
    };

const UNSETTLED = 13;
/** As in guard.mjs. */
const UNHEARD = 97;

const DENIED: Readonly<Record<string, string>> = {
  ChildProcess: 'The sample started a process',
  WorkerThreads: 'The sample started a worker',
  FileSystemWrite: 'The sample wrote outside its folder',
  FileSystemRead: 'The sample read outside its folder',
};

/**
 * A sample can write to the guard's pipe too, so anything that isn't a report is ignored.
 */
function isReport(value: unknown): value is Report {
  const { kind } = Object(value) as { kind?: unknown };
  return kind === 'network' || kind === 'exit' || kind === 'error';
}

function describeLimit(limit: Limit, limits: Limits): string {
  const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
  switch (limit) {
    case 'work':
      return `did not end: it was stopped after ${seconds(limits.cpuMilliseconds)} of processor time.`;
    case 'time':
      return `did not end in ${seconds(limits.milliseconds)} on the clock, with processor time left, and was stopped: it waits for what does not come, or the machine was too busy to run it. Check again when the machine is idle, before you change it.`;
    case 'memory':
      return `took more than ${limits.residentMiB} MiB of memory and was stopped.`;
    case 'output':
      return `printed more than ${limits.outputBytes / 1024} KiB and was stopped.`;
    case 'processes':
      return `started more than ${limits.processes} processes and was stopped.`;
  }
}

/**
 * Says which limit was exceeded, and what to do if the machine may be the reason.
 *
 * @param subject - what ran, such as `The sample`
 */
export function findStop(
  subject: string,
  limit: Limit | undefined,
  limits: Limits,
): Finding | undefined {
  if (limit === undefined) return undefined;
  const message = `${subject} ${describeLimit(limit, limits)}`;
  return { line: 0, message, isStop: true };
}

/** Line of the sample in a stack trace; 0 if the trace doesn't mention it. */
function lineIn(trace: unknown, file: string): number {
  const stack = String(trace);
  const start = stack.indexOf(`/${file}:`);
  return start < 0 ? 0 : Number.parseInt(stack.slice(start + file.length + 2), 10) || 0;
}

function describeEnd(exit: Exit, limits: Limits): string | undefined {
  if (/heap out of memory/.test(exit.stderr)) {
    return `The sample took more than ${limits.heapMiB} MiB of heap and was stopped.`;
  }
  if (exit.signal !== null) return `The sample was ended by ${exit.signal}.`;
  if (exit.code === UNSETTLED) {
    return 'The sample awaits a promise that never settles.';
  }
  if (exit.code === UNHEARD) {
    return 'The sample took away the pipe by which its errors are reported.';
  }
  if (exit.code === 0) return undefined;
  return `The sample ended with exit code ${exit.code}: ${exit.stderr.trim().split('\n').at(-1) ?? ''}`;
}

function describeReport(report: Report, file: string): Finding {
  if (report.kind === 'network') {
    const message = `The sample tried to connect to ${report.host}; only loopback is allowed.`;
    return { line: lineIn(report.stack, file), message };
  }
  if (report.kind === 'exit') {
    const message = `The sample exited early: process.exit(${report.code}).`;
    return { line: 0, message };
  }
  const { name, message, stack, denied } = report;
  const cause = `${name}: ${message}`;
  const what = denied === undefined ? cause : `${DENIED[denied] ?? denied}: ${cause}`;
  return { line: lineIn(stack, file), message: what };
}

/**
 * Explains what went wrong in an execution; empty if it succeeded.
 *
 * @param file - the sample's file name in stack traces
 */
export function explain(exit: Exit, file: string, limits: Limits): Finding[] {
  const stop = findStop('The sample', exit.limit, limits);
  if (stop) return [stop];
  const reports = parseLines(exit.report).filter(isReport);
  const findings = reports.map((report) => describeReport(report, file));
  if (findings.length > 0) return findings;
  const end = describeEnd(exit, limits);
  return end === undefined ? [] : [{ line: 0, message: end }];
}

/**
 * What the execution would have shown in a terminal, including the name of the final
 * error.
 */
export function shownBy(exit: Exit): string {
  const reports = parseLines(exit.report).filter(isReport);
  const error = reports.find(({ kind }) => kind === 'error');
  const last = error?.kind === 'error' ? `${error.name}: ${error.message}\n` : '';
  return (exit.stdout + last).replace(/\n+$/, '');
}
