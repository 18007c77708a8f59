import type { Sample } from '../fences/index.ts';
import type { Checker, Finding, Job, Outcome, Surroundings } from '../checker.ts';
import { eachSample } from '../eachSample.ts';
import { lineAt } from '../lineAt.ts';
import { findStop } from '../sandbox/explain.ts';
import { canContain, ENVIRONMENT, runContained } from '../sandbox/runContained.ts';
import { spawnLimited, type Exit } from '../sandbox/spawnLimited.ts';
import { withScratch } from '../sandbox/withScratch.ts';
import { findToolchain, type Question, type Toolchain } from './findToolchain.ts';
import { findByGrammar } from './treeSitter.ts';

/** How to call a language's own compiler, and how to read its output. */
export type Compiler = {
  readonly program: string;
  /** How to ask for its location. */
  readonly question: Question;
  /**
   * The language whose release a sample may require; if it requires a newer one, it's
   * only parsed.
   */
  readonly releasesOf?: string;
  readonly fileName: (sample: Sample) => string;
  /** The sample as a whole program, with the same lines. */
  readonly wrap?: (sample: Sample) => string;
  /** Its arguments. The file begins with `./`, so that no name is read as an option. */
  readonly args: (sample: Sample, file: string) => readonly string[];
  /** Matches the files that the sample includes, as the group `path`. */
  readonly includes?: RegExp;
  /** Parses its output into findings. */
  readonly read: (printed: string, file: string) => Finding[];
};

/** A compiler may use more memory than a sample. */
const COMPILER_MIB = 4_096;

/** Runs a compiler in a sandbox, or unsandboxed on a machine that has no sandbox. */
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
  return withScratch(files, (cwd) => {
    const own = { ...env, PATH: process.env['PATH'] ?? '', HOME: cwd, TMPDIR: cwd };
    return spawnLimited({ command, args, cwd, env: own }, surroundings.limits);
  });
}

/** Finds includes of files on this machine, which a reader doesn't have. */
function findForeign({ code }: Sample, includes: RegExp): Finding[] {
  return [...code.matchAll(includes)].flatMap((match) => {
    const file = match.groups?.['path'] ?? '';
    if (!file.startsWith('/') && !file.split('/').includes('..')) return [];
    const message = `The sample reads "${file}", which isn't a code block of this page; samples have to be self-contained.`;
    return [{ line: lineAt(code, match.index), message }];
  });
}

async function findErrors(
  sample: Sample,
  { context }: Job,
  compiler: Compiler,
  toolchain: Toolchain,
  surroundings: Surroundings,
): Promise<Finding[]> {
  const file = `./${compiler.fileName(sample).replace(/^\.\//, '')}`;
  const others = context.map(({ meta, code }) => [meta.title ?? '', code] as const);
  const files = new Map([...others, [file, compiler.wrap?.(sample) ?? sample.code]]);
  const limits = { ...surroundings.limits, residentMiB: COMPILER_MIB };
  const args = compiler.args(sample, file);
  const exit = await compile(args, files, toolchain, { ...surroundings, limits });
  if (exit.code === 0) return [];
  const printed = exit.stdout + exit.stderr;
  const findings = compiler.read(printed, file);
  if (findings.length > 0) return findings;
  const last = printed.trim().split('\n').at(-1) || 'no message';
  const failure = { line: 0, message: `${compiler.program} failed: ${last}` };
  return [findStop(compiler.program, exit.limit, limits) ?? failure];
}

/**
 * Creates a reader that turns each match of a pattern, with the groups `line` and
 * `message`, into a finding.
 */
export function readPlaces(pattern: RegExp): Compiler['read'] {
  return (printed) =>
    [...printed.matchAll(pattern)].map(({ groups }) => ({
      line: Number(groups?.['line']),
      message: groups?.['message'] ?? '',
    }));
}

/**
 * Creates the checker for a language with a native compiler. It never executes the
 * sample.
 */
export function nativeChecker(compiler: Compiler): Checker {
  const { program, question, releasesOf, includes } = compiler;
  const checkOne = async (
    sample: Sample,
    job: Job,
    surroundings: Surroundings,
    toolchain: Toolchain | undefined,
  ): Promise<Outcome> => {
    const parseOnly = async (why: Pick<Outcome, 'missing' | 'reason'>) => {
      const findings = await findByGrammar(sample);
      return { depth: 'parsed', findings, ...why } as const;
    };
    if (!toolchain) return parseOnly({ missing: program });
    const wanted = Number(sample.meta.release ?? 0);
    if (releasesOf && wanted > (toolchain.release ?? 0)) {
      const reason = `${releasesOf} ${wanted}, newer than the compiler here`;
      return parseOnly({ reason });
    }
    const foreign = includes ? findForeign(sample, includes) : [];
    if (foreign.length > 0) return { depth: 'compiled', findings: foreign };
    const findings = await findErrors(sample, job, compiler, toolchain, surroundings);
    return { depth: 'compiled', findings };
  };
  return eachSample(checkOne, async (surroundings) => {
    await canContain(surroundings);
    return findToolchain(program, question);
  });
}
