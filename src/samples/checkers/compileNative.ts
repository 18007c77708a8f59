import type { Sample } from '../../content/samples/index.ts';
import type { Finding, Outcome, Surroundings } from '../checker.ts';
import { lineAt } from '../lineAt.ts';
import { spawnLimited } from '../sandbox/spawnLimited.ts';
import { withScratch } from '../sandbox/withScratch.ts';
import { findProgram } from '../toolchain.ts';
import { findErrors, loadParser } from './treeSitter.ts';

/** How a language's own compiler is called and what it prints. */
export type Compiler = {
  readonly program: string;
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

/** Only what a compiler needs to find itself and its libraries. */
function environment(folder: string): Record<string, string> {
  const kept = [
    'PATH',
    'HOME',
    'RUSTUP_HOME',
    'CARGO_HOME',
    'RUSTUP_TOOLCHAIN',
    'JAVA_HOME',
  ];
  const entries = kept.flatMap((key) => {
    const value = process.env[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    ...Object.fromEntries(entries),
    TMPDIR: folder,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
  };
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
  const limits = { ...surroundings.limits, residentMiB: COMPILER_MIB };
  return withScratch(new Map([...others, [file, sample.code]]), async (cwd) => {
    const args = compiler.args(sample, file);
    const env = environment(cwd);
    const ending = await spawnLimited({ command: program, args, cwd, env }, limits);
    const printed = ending.stdout + ending.stderr;
    const findings = ending.code === 0 ? [] : compiler.read(printed, file);
    if (ending.code !== 0 && findings.length === 0) {
      const cause = ending.excess ?? (printed.trim().split('\n').at(-1) || 'no message');
      findings.push({ line: 0, message: `${compiler.program} failed: ${cause}` });
    }
    return { depth: 'compiled', findings };
  });
}
