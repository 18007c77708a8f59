import { EventEmitter } from 'node:events';

import logger from '@docusaurus/logger';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { keepDevChecker } from './keepDevChecker.ts';

const started = vi.hoisted(() => [] as EventEmitter[]);

vi.mock('node:child_process', async (load) => ({
  ...(await load<object>()),
  fork: () => {
    const child = new EventEmitter();
    started.push(child);
    return child;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
  const print = vi.spyOn(logger, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    print.mockRestore();
  });
});

it.each([
  [
    'starts again if they ran for a while',
    'exit',
    60_000,
    2,
    /\(SIGABRT\).* started again/,
  ],
  ['stay away if they fail at once', 'exit', 1_000, 1, /\(SIGABRT\).* restart npm start/],
  [
    'stay away if they cannot be started',
    'error',
    0,
    1,
    /\(EAGAIN\).* restart npm start/,
  ],
])('the checks of notes %s', (_, event, milliseconds, processes, message) => {
  keepDevChecker('/site');
  vi.advanceTimersByTime(milliseconds);
  if (event === 'exit') started[0]?.emit('exit', null, 'SIGABRT');
  else started[0]?.emit('error', new Error('EAGAIN'));
  expect(started).toHaveLength(processes);
  expect(vi.mocked(logger.error).mock.calls.join()).toMatch(message);
});
