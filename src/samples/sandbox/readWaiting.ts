import { readFileSync } from 'node:fs';

/**
 * Milliseconds that a process was ready to run and the machine was busy with others; 0 where the
 * system does not say.
 */
export function readWaiting(pid: number | undefined): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
