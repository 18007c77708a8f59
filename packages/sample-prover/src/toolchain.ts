import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import type { Sample } from 'mdx-source';
import type { Checker, SampleError, Outcome } from './checker.ts';
import { findProgram } from './findProgram.ts';
import { findExceededLimit } from './sandbox/findFailures.ts';
import { hasSandbox, runInSandbox, SANDBOX } from './sandbox/runInSandbox.ts';
import { findByGrammar } from './checkers/treeSitter.ts';

/** How to call a language's own compiler, and how to read its output. */
export type Compiler = {
  readonly program: string;
  /** The grammar that parses what can't be compiled here. */
  readonly grammar: string;
  /** The arguments that make it print where it's installed. */
  readonly homeArgs: readonly string[];
  /** Reads its installation folder, and for Java its release, from its output. */
  readonly readHome: (printed: string) => {
    readonly home: string;
    readonly release?: number;
  };
  readonly fileName: (sample: Sample) => string;
  /** The sample as a whole program, with the same lines. */
  readonly wrap?: (sample: Sample) => string;
  /** Its arguments. The file begins with `./`, so that no name is read as an option. */
  readonly args: (file: string, code: string) => readonly string[];
  /** Parses its output into findings. */
  readonly read: (printed: string) => SampleError[];
};

/** A compiler may use more memory than a sample. */
const COMPILER_MIB = 4_096;

/** Debian moves Java's settings out of its home and leaves symbolic links. */
const SETTINGS = ['lib/jvm.cfg', 'conf/security/java.security'];

/**
 * Finds the real compiler behind a wrapper such as rustup's, which would obey files of
 * the page, write to the home folder and download things. Runs the wrapper in a folder
 * without files from any page.
 *
 * @returns the compiler, the folders it needs, and Java's release; `undefined` if the machine lacks it
 */
function findToolchain(compiler: Compiler) {
  const { program, homeArgs, readHome } = compiler;
  const wrapper = findProgram(program);
  if (wrapper === undefined) return undefined;
  const options = { cwd: '/', encoding: 'utf8', timeout: 30_000 } as const;
  const { stdout, stderr } = spawnSync(wrapper, homeArgs, options);
  const { home, release } = readHome(stdout + stderr);
  const command = path.join(home, 'bin', program);
  if (!existsSync(command)) return undefined;
  const settings = SETTINGS.map((file) => path.join(home, file)).filter(existsSync);
  const folders = settings.map((file) => path.dirname(realpathSync(file)));
  return { command, folders: [home, ...folders], release };
}

/**
 * Creates the checker for a language with a native compiler, which runs in the sandbox.
 * It never executes the sample. What can't be compiled here is parsed.
 */
export function checkWithToolchain(compiler: Compiler): Checker {
  const { program, grammar, fileName, wrap = ({ code }) => code, args, read } = compiler;
  return (_jobs, environment) => {
    const toolchain = findToolchain(compiler);
    const limits = { ...environment.limits, residentMiB: COMPILER_MIB };
    const findObstacle = async ({ meta }: Sample) => {
      if (!toolchain) return { missing: program };
      if (!(await hasSandbox(environment))) return { missing: SANDBOX };
      return Number(meta.release ?? 0) > (toolchain.release ?? Infinity)
        ? { reason: `Java ${meta.release}, newer than the compiler here` }
        : undefined;
    };
    return async (sample, { context }): Promise<Outcome> => {
      const obstacle = await findObstacle(sample);
      if (!toolchain || obstacle) {
        const findings = await findByGrammar(sample.code, grammar);
        return { depth: 'parsed', findings, ...obstacle };
      }
      const { command, folders } = toolchain;
      const file = `./${fileName(sample).replace(/^\.\//, '')}`;
      const code = wrap(sample);
      const others = context.map((one) => [one.meta.title ?? '', one.code] as const);
      const files = new Map([...others, [file, code]]);
      const exit = await runInSandbox(
        files,
        [command, ...args(file, code)],
        { ...environment, limits },
        folders,
      );
      if (exit.code === 0) return { depth: 'compiled', findings: [] };
      const printed = exit.stdout + exit.stderr;
      const last = printed.trim().split('\n').at(-1) || 'no message';
      const failure = { line: 0, message: `${program} failed: ${last}` };
      const found = [...read(printed), ...findExceededLimit(program, exit, limits)];
      return { depth: 'compiled', findings: found.length > 0 ? found : [failure] };
    };
  };
}
