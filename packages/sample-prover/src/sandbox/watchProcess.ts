import { readFileSync } from 'node:fs';

import type { Limits } from './limits.ts';

/** The limit that a process exceeded: `work` is CPU time, `time` is wall-clock time. */
export type Limit = 'work' | 'time' | 'memory' | 'output' | 'processes';

const INTERVAL = 50;
const TICK_MILLISECONDS = 10;
const PAGE_MIB = 4 / 1024;

type Usage = { readonly cpuMilliseconds: number; readonly residentMiB: number };

const NOTHING: Usage = { cpuMilliseconds: 0, residentMiB: 0 };

/**
 * Resource usage of a process and its exited children, from Linux's `/proc`; zero
 * elsewhere.
 */
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

/** A process and its descendants; stops once there are more than `most`. */
function readTree(pid: number, most: number): number[] {
  const found = [pid];
  for (let next = 0; next < found.length && found.length <= most; next++) {
    found.push(...readChildren(found[next] ?? 0));
  }
  return found;
}

/** Memory available on this machine, in MiB; infinite if unknown. */
function readAvailable(): number {
  try {
    const found = /^MemAvailable: *(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'));
    return Number(found?.[1] ?? Infinity) / 1024;
  } catch {
    return Infinity;
  }
}

/** Memory reserved for everything else on the machine, in MiB. */
const LEAST_AVAILABLE_MIB = 768;

/**
 * Files in tmpfs, shared memory and full pipes belong to no process but still use up
 * memory.
 */
function emptiesMachine(before: number, { residentMiB }: Limits): boolean {
  const now = readAvailable();
  return now < LEAST_AVAILABLE_MIB && before - now > residentMiB;
}

type Start = { readonly deadline: number; readonly available: number };

function findPassedLimit(
  pid: number,
  limits: Limits,
  { deadline, available }: Start,
): Limit | undefined {
  if (Date.now() > deadline) return 'time';
  if (emptiesMachine(available, limits)) return 'memory';
  const tree = readTree(pid, limits.processes);
  if (tree.length > limits.processes) return 'processes';
  const usages = tree.map(readUsage);
  const sum = (key: keyof Usage) => usages.reduce((all, usage) => all + usage[key], 0);
  if (sum('cpuMilliseconds') > limits.cpuMilliseconds) return 'work';
  return sum('residentMiB') > limits.residentMiB ? 'memory' : undefined;
}

/**
 * Watches the time, memory and number of a process and its children until stopped.
 *
 * @param onLimit - called once, with the limit that was exceeded
 * @returns a function that stops watching
 */
export function watchProcess(
  pid: number,
  limits: Limits,
  onLimit: (limit: Limit) => void,
): () => void {
  const start = {
    deadline: Date.now() + limits.milliseconds,
    available: readAvailable(),
  };
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const limit = findPassedLimit(pid, limits, start);
    if (limit === undefined) return;
    stop();
    onLimit(limit);
  }, INTERVAL);
  return stop;
}
