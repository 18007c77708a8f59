import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { getProcessor } from 'sh-syntax';

import type { Sample } from '../fences/index.ts';
import type { Finding, Outcome, Surroundings } from '../checker.ts';
import { eachSample, findThrown } from '../eachSample.ts';
import { findStop } from '../sandbox/explain.ts';
import type { Limits } from '../sandbox/limits.ts';
import { runBash } from '../sandbox/runBash.ts';
import { canContain } from '../sandbox/runContained.ts';
import type { Exit } from '../sandbox/spawnLimited.ts';
import { findProgram } from '../findProgram.ts';

function readNamedLine(text: string): number {
  return Number(/line (\d+):/.exec(text)?.[1] ?? 0);
}

/** What `bash -n` reports, which doesn't execute the script. */
function findByBash(code: string, { milliseconds }: Limits): Finding[] {
  const { status, signal, stderr } = spawnSync('bash', ['-n'], {
    input: code,
    encoding: 'utf8',
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  if (signal !== null) {
    const message = `bash cannot read the script: it was terminated by ${signal}.`;
    return [{ line: 0, message }];
  }
  if (status === null || status === 0) return [];
  const [first = ''] = stderr.split('\n');
  const message = first.replace(/^bash: line \d+: /, '');
  return [{ line: readNamedLine(first), message }];
}

/**
 * Compiles the parser's WebAssembly once; its own function would compile it again for
 * every script.
 */
async function load(surroundings: Surroundings): Promise<WebAssembly.Module> {
  await canContain(surroundings);
  const file = createRequire(import.meta.url).resolve('sh-syntax/main.wasm');
  return WebAssembly.compile(await readFile(file));
}

function describe({ message, Pos }: Error & { Pos?: { Line?: number } }): Finding {
  return { line: Pos?.Line ?? 0, message };
}

function explain(exit: Exit, limits: Limits): Finding[] {
  const { code, signal, stdout, stderr } = exit;
  // How unshare reports that the kernel killed the script at its CPU time limit.
  const isSpent = code !== 0 && /^unshare: /.test(stderr);
  const stop = findStop(
    'The script',
    exit.limit ?? (isSpent ? 'work' : undefined),
    limits,
  );
  if (stop) return [stop];
  if (code === 0) return [];
  if (signal !== null) {
    return [{ line: 0, message: `The script was terminated by ${signal}.` }];
  }
  const last = (stdout + stderr).trim().split('\n').at(-1) ?? '';
  const message = `The script ended with exit code ${code}: ${last}`;
  return [{ line: readNamedLine(last), message }];
}

async function run(
  { code }: Sample,
  context: readonly Sample[],
  surroundings: Surroundings,
): Promise<Outcome> {
  if (!(await canContain(surroundings))) {
    const missing = 'Linux namespaces (unshare, setpriv)';
    return { depth: 'parsed', findings: [], missing };
  }
  const files = new Map(context.map((one) => [one.meta.title ?? '', one.code]));
  const exit = await runBash(code, files, surroundings);
  const output = exit.stdout.replace(/\n+$/, '');
  return { depth: 'run', findings: explain(exit, surroundings.limits), output };
}

/**
 * Bash and a shell parser both parse scripts. Those with `run` are also executed, in a
 * sandbox.
 */
export default eachSample(async (sample, { context }, surroundings, parser) => {
  const { code, meta } = sample;
  const parse = getProcessor((imports) => WebAssembly.instantiate(parser, imports));
  const hasBash = findProgram('bash') !== undefined;
  const said = hasBash ? findByBash(code, surroundings.limits) : [];
  const findings =
    said.length > 0 ? said : await findThrown(() => parse(code), Error, describe);
  if (meta.run && findings.length === 0) return run(sample, context, surroundings);
  return { depth: 'parsed', findings, missing: hasBash ? undefined : 'bash' };
}, load);
