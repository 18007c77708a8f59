import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { getProcessor } from 'sh-syntax';

import type { Sample } from '../fences/index.ts';
import type { Finding, Outcome, Surroundings } from '../checker.ts';
import { eachSample } from '../eachSample.ts';
import { describeLimit } from '../sandbox/explain.ts';
import type { Limits } from '../sandbox/limits.ts';
import { runBash } from '../sandbox/runBash.ts';
import { canContain } from '../sandbox/runContained.ts';
import type { Exit } from '../sandbox/spawnLimited.ts';
import type { Limit } from '../sandbox/watchProcess.ts';
import { findProgram } from '../toolchain.ts';

function readNamedLine(text: string): number {
  return Number(/line (\d+):/.exec(text)?.[1] ?? 0);
}

/** What bash itself says to the script without executing it. */
function findByBash(code: string, { milliseconds }: Limits): Finding[] {
  const { status, signal, stderr } = spawnSync('bash', ['-n'], {
    input: code,
    encoding: 'utf8',
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  if (signal !== null)
    return [
      { line: 0, message: `bash cannot read the script: it was ended by ${signal}.` },
    ];
  if (status === null || status === 0) return [];
  const [first = ''] = stderr.split('\n');
  return [
    { line: readNamedLine(first), message: first.replace(/^bash: line \d+: /, '') },
  ];
}

let compiling: Promise<WebAssembly.Module> | undefined;

async function compileParser(root: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(path.join(root, 'node_modules/sh-syntax/main.wasm')),
  );
}

/** The parser's own function compiles its WebAssembly again for every text; this one does it once. */
async function parseShell(code: string, root: string): Promise<void> {
  const module = await (compiling ??= compileParser(root));
  const parse = getProcessor((imports) => WebAssembly.instantiate(module, imports));
  await parse(code);
}

async function findByTree(code: string, root: string): Promise<Finding[]> {
  try {
    await parseShell(code, root);
    return [];
  } catch (error) {
    const { message, Pos } = error as Error & { Pos?: { Line?: number } };
    return [{ line: Pos?.Line ?? 0, message }];
  }
}

function explain(exit: Exit, limits: Limits): Finding[] {
  const { code, signal, limit, stdout, stderr } = exit;
  const stop = (passed: Limit): Finding[] => [
    { line: 0, message: describeLimit('The script', passed, limits), isStop: true },
  ];
  if (limit !== undefined) return stop(limit);
  if (code === 0) return [];
  // The way unshare tells that the kernel ended the script at its limit of processor time.
  if (/^unshare: /.test(stderr)) return stop('work');
  if (signal !== null)
    return [{ line: 0, message: `The script was ended by ${signal}.` }];
  const last = (stdout + stderr).trim().split('\n').at(-1) ?? '';
  const message = `The script ended with exit code ${code}: ${last}`;
  return [{ line: readNamedLine(last), message }];
}

function filesOf(context: readonly Sample[]): Map<string, string> {
  return new Map(context.map(({ meta, code }) => [meta.title ?? '', code]));
}

async function run(
  { code }: Sample,
  context: readonly Sample[],
  surroundings: Surroundings,
): Promise<Outcome> {
  if (!(await canContain(surroundings))) {
    return {
      depth: 'parsed',
      findings: [],
      missing: 'Linux namespaces (unshare, setpriv)',
    };
  }
  const exit = await runBash(code, filesOf(context), surroundings);
  const output = exit.stdout.replace(/\n+$/, '');
  return { depth: 'run', findings: explain(exit, surroundings.limits), output };
}

async function checkOne(
  sample: Sample,
  context: readonly Sample[],
  surroundings: Surroundings,
) {
  const hasBash = findProgram('bash') !== undefined;
  const findings = hasBash ? findByBash(sample.code, surroundings.limits) : [];
  if (findings.length === 0)
    findings.push(...(await findByTree(sample.code, surroundings.root)));
  if (sample.meta.run && findings.length === 0) return run(sample, context, surroundings);
  return { depth: 'parsed', findings, missing: hasBash ? undefined : 'bash' } as const;
}

/** Scripts are parsed by bash and by a shell parser; with `run` also executed, contained. */
export default eachSample(
  (sample, { context }, surroundings) => checkOne(sample, context, surroundings),
  canContain,
);
