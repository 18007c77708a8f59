import { createRequire } from 'node:module';

import { afterEach, expect, it, vi } from 'vitest';

type Scheduler = {
  readonly unstable_NormalPriority: number;
  readonly unstable_scheduleCallback: (priority: number, work: () => void) => unknown;
  readonly unstable_shouldYield: () => boolean;
};

/** Resolved from react-dom, to get the version that React uses. */
const require = createRequire(createRequire(import.meta.url).resolve('react-dom'));

afterEach(() => void vi.restoreAllMocks());

it('the scheduler yields after 5 ms of work, not earlier', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const scheduler = require('scheduler/cjs/scheduler.production.js') as Scheduler;
  const gaveWay = await new Promise<boolean[]>((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => {
      const begin = now;
      resolve(
        [0, 4.9, 5, 6].map((milliseconds) => {
          now = begin + milliseconds;
          return scheduler.unstable_shouldYield();
        }),
      );
    });
  });
  expect(gaveWay).toEqual([false, false, true, true]);
});
