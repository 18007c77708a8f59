import { LIMITS } from '../src/sandbox/limits.ts';
import { ENVIRONMENT, runContained } from '../src/sandbox/runContained.ts';

/** A program for tests to kill: runs a contained command that takes an hour, which its first argument marks. */
await runContained(
  new Map(),
  {
    command: ['/bin/bash', '-c', 'sleep 3600; true', process.argv[2] ?? ''],
    env: ENVIRONMENT,
    limitsEach: false,
  },
  { root: process.cwd(), limits: LIMITS } as Parameters<typeof runContained>[2],
);
