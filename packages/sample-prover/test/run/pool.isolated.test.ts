import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';

import { readSamples } from '../../src/read/readSamples.ts';
import type { Outcome } from '../../src/run/checker.ts';
import { aPage } from 'mdx-source/testing';
import { LIMITS } from '../../src/sandbox/limits.ts';
import { planJobs } from '../../src/plan/planJobs.ts';
import { runJobs } from '../../src/run/pool.ts';
import type { Reply } from '../../src/run/worker.ts';

type Worker = EventEmitter & { readonly send: Mock; readonly kill: Mock };

const workers = vi.hoisted(() => [] as Worker[]);

vi.mock('node:child_process', () => ({
  fork: () => {
    const worker = Object.assign(new EventEmitter(), { send: vi.fn(), kill: vi.fn() });
    workers.push(worker);
    return worker;
  },
}));

const RIGHT: Outcome = { depth: 'compiled', errors: [] };

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Checks fences in these languages; `reply` is what the newest worker replies. */
function start(...languages: readonly string[]) {
  const source = languages.map((one) => `\`\`\`${one}\n1\n\`\`\``).join('\n\n');
  const jobs = planJobs(readSamples(aPage(source).tree).samples, () => '');
  const outcomes: Outcome[] = [];
  void runJobs(jobs, 1, { root: '', limits: LIMITS, addCommand: '' }).then((found) => {
    outcomes.push(...jobs.flatMap(({ key }) => found.get(key) ?? []));
  });
  const reply = async (...replies: readonly Reply[]) => {
    for (const one of replies) {
      workers.at(-1)?.emit('message', one);
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { outcomes, reply };
}

/** To the request that loads the checker. */
const LOADED = {};

it('ends and names a check within a minute after its sample began', async () => {
  const { outcomes, reply } = start('ts');
  await reply(LOADED);
  await vi.advanceTimersByTimeAsync(54_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(outcomes[0]?.errors[0]?.message).toBe(
    'The check timed out after 55 s. Rerun it on an idle machine before you change the sample.',
  );
});

it('says what to do if the checker cannot be loaded', async () => {
  const { outcomes, reply } = start('mermaid');
  await reply({ error: "Cannot find module 'docusaurus-theme-diagrams/parser'" });
  expect(outcomes[0]?.errors).toMatchObject([
    {
      message: expect.stringContaining('theme-diagrams'),
      remedy: expect.stringMatching(/^Install what/),
    },
  ]);
});

it('tries a sample whose check died again alone, and then the rest', async () => {
  const { outcomes, reply } = start('yaml', 'yml');
  for (const attempt of [0, 1]) {
    await reply(LOADED);
    workers[attempt]?.emit('exit', 1, null);
    await vi.advanceTimersByTimeAsync(0);
  }
  await reply(LOADED, { outcome: RIGHT });
  expect(outcomes).toMatchObject([{ errors: [{ wasKilled: true }] }, RIGHT]);
});

it('halves a batch whose checker died before its first sample, to find the one it died of', async () => {
  const { outcomes, reply } = start('go', 'dart', 'lua');
  workers[0]?.emit('exit', 1, null);
  await vi.advanceTimersByTimeAsync(0);
  await reply(LOADED, { outcome: RIGHT }, { outcome: RIGHT });
  await reply(LOADED, { outcome: RIGHT });
  expect(workers).toHaveLength(3);
  expect(outcomes).toEqual([RIGHT, RIGHT, RIGHT]);
});

it('checks each batch in a separate process', async () => {
  const { outcomes, reply } = start('yaml', 'toml');
  await reply(LOADED, { outcome: RIGHT });
  expect(workers[0]?.kill).toHaveBeenCalled();
  await reply(LOADED, { outcome: RIGHT });
  expect(workers).toHaveLength(2);
  expect(outcomes).toEqual([RIGHT, RIGHT]);
});

it.each([
  ['ts', 2, 2],
  ['ts', 1, 1],
  ['sql', 2, 1],
])(
  'checks a sample of %s while another runs, if both can: %i workers',
  (language, lanes, parallel) => {
    const { samples } = readSamples(aPage(`\`\`\`${language}\n1\n\`\`\``).tree);
    const jobs = planJobs(samples, () => '');
    void runJobs(jobs, lanes, { root: '', limits: LIMITS, addCommand: '' });
    expect(workers[0]?.send.mock.calls[0]?.[0]).toMatchObject({ parallel });
  },
);
