import { readFileSync } from 'node:fs';

import type { Limits } from './limits.ts';

/** Which limit a process went past. */
export type Limit = 'time' | 'memory' | 'output' | 'processes';

const INTERVAL = 50;
const TICK_MILLISECONDS = 10;
const PAGE_MIB = 4 / 1024;

type Usage = { readonly cpuMilliseconds: number; readonly residentMiB: number };

const NOTHING: Usage = { cpuMilliseconds: 0, residentMiB: 0 };

/** What Linux says about a process and those that ended below it; nothing elsewhere. */
function readUsage(pid: number): Usage {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return {
      cpuMilliseconds: ticks * TICK_MILLISECONDS,
      residentMiB: Number(fields[21]) * PAGE_MIB,
    };
  } catch {
    return NOTHING;
  }
}

function readChildren(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A process and those that descend from it, as far as one more than so many. */
function readTree(pid: number, most: number): number[] {
  const found = [pid];
  for (let next = 0; next < found.length && found.length <= most; next++) {
    found.push(...readChildren(found[next] ?? 0));
  }
  return found;
}

function findPassed(pid: number, limits: Limits, deadline: number): Limit | undefined {
  if (Date.now() > deadline) return 'time';
  const tree = readTree(pid, limits.processes);
  if (tree.length > limits.processes) return 'processes';
  const usages = tree.map(readUsage);
  const sum = (key: keyof Usage) => usages.reduce((all, usage) => all + usage[key], 0);
  if (sum('cpuMilliseconds') > limits.cpuMilliseconds) return 'time';
  return sum('residentMiB') > limits.residentMiB ? 'memory' : undefined;
}

/**
 * Watches time, memory and number of a process and its children until it is told to stop.
 *
 * @param onLimit - called once, with the limit that was passed
 * @returns ends the watch
 */
export function watchProcess(
  pid: number,
  limits: Limits,
  onLimit: (limit: Limit) => void,
): () => void {
  const deadline = Date.now() + limits.milliseconds;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const limit = findPassed(pid, limits, deadline);
    if (limit === undefined) return;
    stop();
    onLimit(limit);
  }, INTERVAL);
  return stop;
}
