import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Sample } from '../read/readSamples.ts';
import type { Checker, Outcome } from '../run/checker.ts';
import { findProgram } from '../sandbox/findProgram.ts';
import { findExceededLimit } from '../sandbox/findFailures.ts';
import { hasSandbox, runInSandbox, SANDBOX } from '../sandbox/runInSandbox.ts';
import { readRustErrors } from './rust/readRustErrors.ts';
import { findByGrammar } from './treeSitter.ts';

const MAIN = /^\s*(?:async\s+)?fn\s+main\s*\(/m;

const OPTIONS = [
  '--edition=2024',
  '--emit=metadata',
  '--crate-name=sample',
  '--error-format=json',
];

/** A compiler may use more memory than a sample. */
const COMPILER_MIB = 4_096;

/**
 * Finds the compiler behind rustup's wrapper, which would obey files of the page, write to the home folder
 * and download things. The wrapper itself runs in a folder without files from any page.
 */
function findCompiler() {
  const wrapper = findProgram('rustc');
  if (wrapper === undefined) return undefined;
  const options = { cwd: '/', encoding: 'utf8', timeout: 30_000 } as const;
  const home = spawnSync(wrapper, ['--print', 'sysroot'], options).stdout.trim();
  const command = path.join(home, 'bin/rustc');
  return existsSync(command) ? { home, command } : undefined;
}

/** Wraps statements in a main function, as rustdoc does; a file of the page stays as it is. */
function wrap({ code, meta }: Sample): string {
  return MAIN.test(code) || meta.title ? code : `fn main() { ${code}\n}`;
}

/**
 * Checks Rust, edition 2024, with `--emit=metadata`: types and borrows are checked, nothing is linked or
 * executed. Where there's no compiler or no sandbox, or a crate is needed, the code is parsed.
 */
const check: Checker = async (_jobs, environment) => {
  const compiler = findCompiler();
  const limits = { ...environment.limits, residentMiB: COMPILER_MIB };
  const isContained = await hasSandbox(environment);
  return async (sample, { context }): Promise<Outcome> => {
    if (!compiler || !isContained) {
      const errors = await findByGrammar(sample.code, 'rust');
      return { depth: 'parsed', errors, missing: compiler ? SANDBOX : { tool: 'rustc' } };
    }
    // With `./`, so that no name is read as an option.
    const file = `./${(sample.meta.title ?? 'sample.rs').replace(/^\.\//, '')}`;
    const code = wrap(sample);
    const others = context.map((one) => [one.meta.title ?? '', one.code] as const);
    const type = `--crate-type=${MAIN.test(code) ? 'bin' : 'lib'}`;
    const command = [compiler.command, ...OPTIONS, type, file];
    const files = new Map([...others, [file, code]]);
    const inSandbox = { ...environment, limits };
    const exit = await runInSandbox(files, command, inSandbox, compiler.home);
    if (exit.code === 0) return { depth: 'compiled', errors: [] };
    const printed = exit.stdout + exit.stderr;
    const last = printed.trim().split('\n').at(-1) || 'no message';
    const found = [
      ...readRustErrors(printed),
      ...findExceededLimit('rustc', exit, limits),
    ];
    const missing = found.find((one) => one.missing)?.missing;
    const { expectError } = sample.meta;
    const isExpected = found.some(({ message }) => message.includes(expectError ?? '\n'));
    if (missing !== undefined && !isExpected)
      return { depth: 'parsed', errors: [], missing };
    const failure = { line: 0, message: `rustc failed: ${last}` };
    return { depth: 'compiled', errors: found.length > 0 ? found : [failure] };
  };
};

export default check;
