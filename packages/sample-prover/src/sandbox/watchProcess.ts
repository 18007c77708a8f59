import { readFileSync } from 'node:fs';

import type { Limit, Limits } from './limits.ts';

const INTERVAL = 50;
const TICK_MILLISECONDS = 10;

/** Reads a file of a process; empty if it has ended, or where there's no `/proc`. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process and its descendants; stops once there are more than `max`. */
function readTree(pid: number, max: number): number[] {
  const tree = [pid];
  for (let next = 0; next < tree.length && tree.length <= max; next++) {
    const member = tree[next] ?? 0;
    const children = readProc(member, `task/${member}/children`);
    tree.push(...children.split(' ').filter(Boolean).map(Number));
  }
  return tree;
}

/** CPU time of a process and its exited children, and its memory. */
function readUsage(pid: number) {
  const stat = readProc(pid, 'stat');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
  const cpuMilliseconds = ticks * TICK_MILLISECONDS;
  const [, kibibytes = 0] = /^VmRSS:\s+(\d+)/m.exec(readProc(pid, 'status')) ?? [];
  return { cpuMilliseconds, residentMiB: Number(kibibytes) / 1024 };
}

function findPassedLimit(pid: number, limits: Limits): Limit | undefined {
  const tree = readTree(pid, limits.processes);
  if (tree.length > limits.processes) return 'processes';
  const usages = tree.map(readUsage);
  const sum = (key: 'cpuMilliseconds' | 'residentMiB') =>
    usages.reduce((all, usage) => all + usage[key], 0);
  if (sum('cpuMilliseconds') > limits.cpuMilliseconds) return 'cpu';
  return sum('residentMiB') > limits.residentMiB ? 'memory' : undefined;
}

/**
 * Watches the time, memory and number of a process and its descendants until stopped.
 *
 * @param onLimit - called with the limit that was exceeded, again until the watch is stopped
 * @returns a function that stops watching
 */
export function watchProcess(
  pid: number,
  limits: Limits,
  onLimit: (limit: Limit) => void,
): () => void {
  const deadline = Date.now() + limits.milliseconds;
  const timer = setInterval(() => {
    const limit = Date.now() > deadline ? 'time' : findPassedLimit(pid, limits);
    if (limit !== undefined) onLimit(limit);
  }, INTERVAL);
  return () => clearInterval(timer);
}
