import type { Sample } from '../fences/index.ts';
import type { Checker, Finding, Outcome, Surroundings } from '../checker.ts';
import { eachSample, type CheckOne } from '../eachSample.ts';
import { lineAt } from '../lineAt.ts';
import { describeLimit } from '../sandbox/explain.ts';
import { canContain, ENVIRONMENT, runContained } from '../sandbox/runContained.ts';
import { spawnLimited, type Exit } from '../sandbox/spawnLimited.ts';
import { withScratch } from '../sandbox/withScratch.ts';
import { findProgram } from '../toolchain.ts';
import { findToolchain, type Question, type Toolchain } from './findToolchain.ts';
import { findErrors, loadParser } from './treeSitter.ts';

/** How a language's own compiler is called and what it prints. */
export type Compiler = {
  readonly program: string;
  /** How it is asked where it lies; without one it is taken as it was found. */
  readonly question?: Question;
  readonly fileName: (sample: Sample) => string;
  /** Its arguments; the file begins with `./`, so that no name is read as an option. */
  readonly args: (sample: Sample, file: string) => readonly string[];
  /** Finds the files that the sample reads, as the group `path`. */
  readonly includes?: RegExp;
  /** Reads the findings out of what it prints. */
  readonly read: (printed: string, file: string) => Finding[];
};

/** A compiler may take more memory than a sample. */
const COMPILER_MIB = 4_096;

/** Runs a compiler contained, or with the machine's rights where nothing can be contained. */
async function compile(
  args: readonly string[],
  files: ReadonlyMap<string, string>,
  { command, folders }: Toolchain,
  surroundings: Surroundings,
): Promise<Exit> {
  const env = { ...ENVIRONMENT, LC_ALL: 'C.UTF-8' };
  if (await canContain(surroundings)) {
    const contained = { command: [command, ...args], env, limitsEach: false, folders };
    return runContained(files, contained, surroundings);
  }
  const work = (cwd: string) =>
    spawnLimited(
      {
        command,
        args,
        cwd,
        env: { ...env, PATH: process.env['PATH'] ?? '', HOME: cwd, TMPDIR: cwd },
      },
      surroundings.limits,
    );
  return withScratch(files, work);
}

/** What is left when the toolchain is missing: the grammar, and a word about it. */
async function parseOnly(
  { code, language }: Sample,
  program: string,
  { root }: Surroundings,
): Promise<Outcome> {
  const parser = await loadParser(language, root);
  const tree = parser.parse(code);
  const findings = tree ? findErrors(tree.rootNode).slice(0, 1) : [];
  return { depth: 'parsed', findings, missing: program };
}

/** Files of the machine that the sample reads: a reader does not have them. */
function findForeign({ code }: Sample, includes: RegExp | undefined): Finding[] {
  if (!includes) return [];
  return [...code.matchAll(includes)].flatMap((match) => {
    const file = match.groups?.['path'] ?? '';
    if (!file.startsWith('/') && !file.split('/').includes('..')) return [];
    const message = `The sample reads "${file}", which is no file of this note; it has to stand on its own.`;
    return [{ line: lineAt(code, match.index), message }];
  });
}

/** Compiles a sample with the language's own compiler, without running anything of it. */
export async function compileNative(
  sample: Sample,
  context: readonly Sample[],
  compiler: Compiler,
  surroundings: Surroundings,
): Promise<Outcome> {
  const program = findProgram(compiler.program);
  if (program === undefined) return parseOnly(sample, compiler.program, surroundings);
  const foreign = findForeign(sample, compiler.includes);
  if (foreign.length > 0) return { depth: 'compiled', findings: foreign };
  const file = `./${compiler.fileName(sample).replace(/^\.\//, '')}`;
  const others = context.map(({ meta, code }) => [meta.title ?? '', code] as const);
  const files = new Map([...others, [file, sample.code]]);
  const limits = { ...surroundings.limits, residentMiB: COMPILER_MIB };
  const toolchain = findToolchain(program, compiler.question);
  const args = compiler.args(sample, file);
  const exit = await compile(args, files, toolchain, { ...surroundings, limits });
  const printed = exit.stdout + exit.stderr;
  const findings = exit.code === 0 ? [] : compiler.read(printed, file);
  if (exit.code !== 0 && findings.length === 0) {
    const last = printed.trim().split('\n').at(-1) || 'no message';
    const message = exit.limit
      ? describeLimit(compiler.program, exit.limit, limits)
      : `${compiler.program} failed: ${last}`;
    findings.push({ line: 0, message, isStop: exit.limit !== undefined });
  }
  return { depth: 'compiled', findings };
}

/** Makes the checker of a language that has a compiler of its own. */
export function nativeChecker(compiler: Compiler, checkOne?: CheckOne): Checker {
  const compileOne: CheckOne = (sample, { context }, surroundings) =>
    compileNative(sample, context, compiler, surroundings);
  return eachSample(checkOne ?? compileOne, (surroundings) => {
    const program = findProgram(compiler.program);
    if (program !== undefined) findToolchain(program, compiler.question);
    return canContain(surroundings);
  });
}
