import { readFileSync } from 'node:fs';

import type { Limits } from './limits.ts';

/** Which limit a process went past. */
export type Excess = 'time' | 'memory' | 'output' | 'processes';

const INTERVAL = 50;
const TICK_MILLISECONDS = 10;
const PAGE_MIB = 4 / 1024;

type Usage = { readonly cpuMilliseconds: number; readonly residentMiB: number };

/** What Linux says about a process; `undefined` elsewhere and when it has ended. */
function readUsage(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      cpuMilliseconds: (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS,
      residentMiB: Number(fields[21]) * PAGE_MIB,
    };
  } catch {
    return undefined;
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

/** Whether a process and all that descend from it are more than so many. */
function isMoreThan(most: number, pid: number): boolean {
  const found = [pid];
  for (let next = 0; next < found.length && found.length <= most; next++) {
    found.push(...readChildren(found[next] ?? 0));
  }
  return found.length > most;
}

function findExcess(pid: number, limits: Limits, deadline: number): Excess | undefined {
  if (Date.now() > deadline) return 'time';
  const usage = readUsage(pid);
  if (usage && usage.cpuMilliseconds > limits.cpuMilliseconds) return 'time';
  if (usage && usage.residentMiB > limits.residentMiB) return 'memory';
  return isMoreThan(limits.processes, pid) ? 'processes' : undefined;
}

/**
 * Watches time, memory and number of a process and its children until it is told to stop.
 *
 * @param onExcess - called once, with the limit that was passed
 * @returns ends the watch
 */
export function watchProcess(
  pid: number,
  limits: Limits,
  onExcess: (excess: Excess) => void,
): () => void {
  const deadline = Date.now() + limits.milliseconds;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const excess = findExcess(pid, limits, deadline);
    if (excess === undefined) return;
    stop();
    onExcess(excess);
  }, INTERVAL);
  return stop;
}
