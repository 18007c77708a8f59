import { LIMITS } from '../src/sandbox/limits.ts';
import { ENVIRONMENT, runContained } from '../src/sandbox/runContained.ts';

/** A program for tests to kill: runs a contained command that sleeps for as long as its argument says. */
const [, , seconds = ''] = process.argv;
await runContained(
  new Map(),
  {
    command: ['/bin/bash', '-c', `sleep ${seconds}; true`],
    env: ENVIRONMENT,
    limitsEach: false,
  },
  { root: process.cwd(), limits: LIMITS } as Parameters<typeof runContained>[2],
);
