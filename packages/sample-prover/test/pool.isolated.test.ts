import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';

import type { Outcome } from '../src/checker.ts';
import { LIMITS } from '../src/index.ts';
import type { PlannedJob } from '../src/planJobs.ts';
import { runJobs } from '../src/pool.ts';
import type { Message } from '../src/worker.ts';

type Worker = EventEmitter & { readonly send: Mock; readonly kill: Mock };

const workers = vi.hoisted(() => [] as Worker[]);

vi.mock('node:child_process', () => ({
  fork: () => {
    const worker = Object.assign(new EventEmitter(), { send: vi.fn(), kill: vi.fn() });
    workers.push(worker);
    return worker;
  },
}));

const meta = {
  run: false,
  live: false,
  noInline: false,
  harness: false,
  output: false,
  marked: [],
  unknown: [],
};
const job: PlannedJob = {
  samples: [{ index: 0, language: 'ts', meta, code: '', line: 1 }],
  context: [],
  checker: 'typescript',
  uses: [],
  key: 'a',
};

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Checks a job whose worker says when a sample begins, and nothing else. */
function start(jobs = [job]) {
  const outcomes: Outcome[] = [];
  const surroundings = { root: '', cacheFolder: '', limits: LIMITS };
  const workerOptions = { workers: 1, isIdle: false };
  void runJobs(jobs, workerOptions, surroundings).then((found) =>
    outcomes.push(...[...found.values()].flat()),
  );
  const begin = (place: number) => workers[0]?.emit('message', { begin: place });
  return { outcomes, begin };
}

it('ends and names a check within a minute after its sample began', async () => {
  const { outcomes, begin } = start();
  begin(0);
  await vi.advanceTimersByTimeAsync(54_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(outcomes).toMatchObject([
    {
      findings: [
        {
          message:
            'The check did not end in 55 s and was stopped. Check again when the machine is idle, before you change it.',
        },
      ],
    },
  ]);
});

it('gives a sample that begins again only what is left of its time', async () => {
  const { outcomes, begin } = start();
  begin(0);
  await vi.advanceTimersByTimeAsync(30_000);
  begin(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(outcomes).toHaveLength(1);
});

it('goes on in a new process once one has grown large', async () => {
  const { outcomes } = start([job, { ...job, checker: 'sql', key: 'b' }]);
  const outcome: Outcome = { depth: 'compiled', findings: [] };
  const say = (message: Message) => workers.at(-1)?.emit('message', message);
  say({ end: 0, outcome });
  say({ error: undefined, isFull: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.kill).toHaveBeenCalled();
  expect(workers).toHaveLength(2);

  say({ end: 0, outcome });
  say({ error: undefined, isFull: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual([outcome, outcome]);
});
