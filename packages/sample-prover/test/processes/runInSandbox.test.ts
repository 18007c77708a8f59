import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it, vi } from 'vitest';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** Processes of this machine whose command line holds a word. */
function findProcesses(word: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  });
}

it.runIf(process.platform === 'linux')(
  'ends a contained sample with the process that checks it, however that one ends',
  async () => {
    const seconds = `3600.${process.pid}`; // unlike those of a test that runs beside this one
    const root = path.resolve('packages/sample-prover/src/sandbox');
    const program = `
      const { LIMITS } = require('${root}/limits.ts');
      const { runInSandbox } = require('${root}/runInSandbox.ts');
      const command = ['/bin/bash', '-c', 'sleep ${seconds}; true'];
      runInSandbox(new Map(), command, { root: process.cwd(), limits: LIMITS });`;
    const args = ['--import', 'tsx', '--eval', program];
    const worker = spawn(process.execPath, args, { stdio: 'ignore' });
    const isInside = () => findProcesses(`sleep\0${seconds}`).length > 0;
    await vi.waitFor(() => expect(isInside()).toBe(true), PATIENCE);
    worker.kill('SIGKILL');
    await vi.waitFor(() => expect(findProcesses(seconds)).toEqual([]), PATIENCE);
  },
);
