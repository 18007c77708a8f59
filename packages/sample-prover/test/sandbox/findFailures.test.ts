import { describe, expect, it } from 'vitest';

import { findFailures } from '../../src/sandbox/findFailures.ts';
import { LIMITS } from '../../src/sandbox/limits.ts';
import type { Exit } from '../../src/sandbox/spawnWithLimits.ts';

const killed: Exit = {
  code: null,
  signal: 'SIGKILL',
  stdout: '',
  stderr: '',
  report: '',
};

describe('a sample that was stopped at a limit', () => {
  it.each([
    ['cpu', /^The sample used more than 15 s of CPU time and was stopped\.$/],
    ['time', /^The sample timed out after 40 s .* machine was too busy\. Rerun it/],
    ['memory', /^The sample took more than 1024 MiB of memory and was stopped\.$/],
    ['output', /^The sample printed more than 64 KiB and was stopped\.$/],
    ['processes', /^The sample started more than 64 processes and was stopped\.$/],
  ] as const)('names the limit: %s', (limit, message) => {
    const errors = findFailures({ ...killed, limit }, 'a.mjs', LIMITS);
    expect(errors).toEqual([
      { line: 0, message: expect.stringMatching(message), wasKilled: true },
    ]);
  });
});
