import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LIMITS } from '../../src/index.ts';
import { watchProcess } from '../../src/sandbox/watchProcess.ts';

const machine = vi.hoisted(() => ({ availableMiB: 0 }));

vi.mock('node:fs', () => ({
  readFileSync: (file: string) => {
    if (file !== '/proc/meminfo') throw new Error('no such process');
    return `MemTotal: 16000000 kB\nMemAvailable: ${machine.availableMiB * 1024} kB\n`;
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a watch says while the machine's memory goes from one figure to the other. */
function watch(from: number, to: number): string[] {
  const found: string[] = [];
  machine.availableMiB = from;
  const stop = watchProcess(1, LIMITS, (excess) => void found.push(excess));
  vi.advanceTimersByTime(200);
  machine.availableMiB = to;
  vi.advanceTimersByTime(200);
  stop();
  return found;
}

it('ends a sample that empties the machine by memory that no process has', () => {
  expect(watch(4_000, 500)).toEqual(['memory']);
});

it('leaves a sample alone where others use the memory, or enough is left', () => {
  expect(watch(1_000, 500)).toEqual([]);
  expect(watch(8_000, 4_000)).toEqual([]);
});
