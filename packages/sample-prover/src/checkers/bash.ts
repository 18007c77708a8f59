import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { getProcessor } from 'sh-syntax';

import { findSyntaxError, type Checker, type SampleError } from '../run/checker.ts';
import { findExceededLimit } from '../sandbox/findFailures.ts';
import type { Limits } from '../sandbox/limits.ts';
import { hasSandbox, runInSandbox, SANDBOX } from '../sandbox/runInSandbox.ts';
import type { Exit } from '../sandbox/spawnWithLimits.ts';

/** Merges both streams, as a terminal does. */
const SHELL =
  'PATH=/opt/node:/usr/local/bin:/usr/bin:/bin exec /bin/bash --noprofile --norc -c "$1" sample 2>&1';

function lineInMessage(text: string): number {
  return Number(/line (\d+):/.exec(text)?.[1] ?? 0);
}

function toError({ message, Pos }: Error & { Pos?: { Line?: number } }): SampleError {
  return { line: Pos?.Line ?? 0, message };
}

function failuresOf(exit: Exit, limits: Limits): SampleError[] {
  const stop = findExceededLimit('The script', exit, limits);
  if (stop.length > 0 || exit.code === 0) return stop;
  if (exit.signal !== null) {
    return [{ line: 0, message: `The script was terminated by ${exit.signal}.` }];
  }
  const last = (exit.stdout + exit.stderr).trim().split('\n').at(-1) ?? '';
  const message = `The script ended with exit code ${exit.code}: ${last}`;
  return [{ line: lineInMessage(last), message }];
}

/**
 * A shell parser parses scripts. Those with `run` are also executed by bash, in a sandbox.
 */
const check: Checker = async (_jobs, environment) => {
  // The parser's own function would compile it again for every script.
  const wasm = createRequire(import.meta.url).resolve('sh-syntax/main.wasm');
  const compiled = await WebAssembly.compile(await readFile(wasm));
  const parse = getProcessor((imports) => WebAssembly.instantiate(compiled, imports));
  return async ({ code, meta }, { context }) => {
    const errors = await findSyntaxError(() => parse(code), toError);
    if (!meta.run || errors.length > 0) return { depth: 'parsed', errors };
    if (!(await hasSandbox(environment))) {
      return { depth: 'parsed', errors, missing: SANDBOX };
    }
    const files = new Map(context.map((one) => [one.meta.title ?? '', one.code]));
    const command = ['/bin/bash', '--noprofile', '--norc', '-c', SHELL, 'contain', code];
    const exit = await runInSandbox(files, command, environment);
    const output = exit.stdout.replace(/\n+$/, '');
    return { depth: 'run', errors: failuresOf(exit, environment.limits), output };
  };
};

export default check;
