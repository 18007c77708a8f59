import path from 'node:path';

import type { Sample } from '../read/readSamples.ts';
import {
  lineAt,
  type CheckEnvironment,
  type Checker,
  type Job,
  type SampleError,
} from '../run/checker.ts';
import { findFailures, terminalOutputOf } from '../sandbox/findFailures.ts';
import { runNode } from '../sandbox/runNode.ts';
import { SCRIPTS, fileNameOf, moduleNameOf } from '../typescript/fileName.ts';
import { openProgram } from '../typescript/openProgram.ts';
import { transpile } from '../typescript/transpile.ts';

function sourceName(sample: Sample): string {
  return SCRIPTS.has(sample.language) ? fileNameOf(sample) : (sample.meta.title ?? '');
}

/** A job's samples that count as source files, and the files they depend on. */
function sourcesOf({ samples, context }: Job): Sample[] {
  return [...context, ...samples].filter((one) => sourceName(one) !== '');
}

/** A file that TypeScript doesn't read, such as a style sheet. */
const OTHER_FILE = /\.(?!json$|[cm]?[jt]sx?$)(\w+)$/;

/** Replaces such a file by a declaration: what an import of it gives is up to the bundler. */
function declareOther(file: string, code: string): [file: string, code: string] {
  if (!OTHER_FILE.test(file)) return [file, code];
  const declaration = 'declare const content: any;\nexport = content;\n';
  return [file.replace(OTHER_FILE, '.d.$1.ts'), declaration];
}

/**
 * A comment that turns type checking off. `@ts-expect-error` is fine, because it fails
 * without an error.
 */
const TS_NOCHECK = /^\s*\/[/*]+\s*@ts-(?:nocheck|ignore)\b/m;

function findNoCheckComments({ code, language }: Sample): SampleError[] {
  const found = /tsx?$|^typescript$/.test(language) ? TS_NOCHECK.exec(code) : null;
  if (!found) return [];
  const message = 'The comment turns type checking off, so nothing is verified.';
  const remedy =
    'Delete it; one line that is meant to be wrong has // @ts-expect-error above it.';
  return [{ line: lineAt(code, found.index + found[0].length), message, remedy }];
}

/** Declaration files contain only types, so there's nothing to run. */
const DECLARATIONS = /\.d\.[cm]?ts$/;

function compiledFiles(sample: Sample, context: readonly Sample[], root: string) {
  const all = [...context, sample].filter((one) => !DECLARATIONS.test(sourceName(one)));
  const scripts = all.filter(({ language }) => SCRIPTS.has(language));
  const modules = new Set(scripts.map((one) => moduleNameOf(fileNameOf(one))));
  return new Map(
    all.map((one) => {
      if (!SCRIPTS.has(one.language)) return [one.meta.title ?? '', one.code];
      const name = fileNameOf(one);
      return [moduleNameOf(name), transpile(one.code, name, modules, root)];
    }),
  );
}

/**
 * Declarations that are global to a program, and so would affect other pages' samples:
 * libraries, globals, modules.
 */
const GLOBAL_DECLARATION = /\bdeclare\s+(?:global|module)\b|^\s*\/\/\/\s*<reference\b/m;

function declaresGlobals(sample: Sample): boolean {
  return DECLARATIONS.test(sourceName(sample)) || GLOBAL_DECLARATION.test(sample.code);
}

const isTyped = ({ samples }: Job) =>
  samples.some(({ language }) => /^[cm]?t/.test(language));

/**
 * Type-checks TypeScript in one strict program and JavaScript in another. A job with global declarations has a
 * separate program.
 *
 * @returns a function that gives the errors of a job's files
 */
function openPrograms(jobs: readonly Job[], environment: CheckEnvironment) {
  // A virtual location for the sample, where it can resolve packages but no other job's
  // samples.
  const virtualPathOf = (job: Job, sample: Sample) =>
    path.join(
      environment.root,
      '.samples',
      String(jobs.indexOf(job)),
      sourceName(sample),
    );
  const open = (all: readonly Job[], strict: boolean) => {
    const some = all.filter((job) => isTyped(job) === strict);
    const sources = some.flatMap((job) =>
      sourcesOf(job).map((one) => declareOther(virtualPathOf(job, one), one.code)),
    );
    return openProgram(new Map(sources), environment, strict);
  };
  const needsOwnProgram = (job: Job) => sourcesOf(job).some(declaresGlobals);
  const shared = jobs.filter((job) => !needsOwnProgram(job));
  const [findStrict, findLoose] = [open(shared, true), open(shared, false)];
  return (job: Job) => {
    const findShared = isTyped(job) ? findStrict : findLoose;
    const find = needsOwnProgram(job) ? open([job], isTyped(job)) : findShared;
    return (sample: Sample) => find(virtualPathOf(job, sample));
  };
}

/** Type-checks samples, then executes those with `run`. */
const check: Checker = (jobs, environment) => {
  const findErrorsOf = openPrograms(jobs, environment);
  return async (sample, job) => {
    const noChecks = findNoCheckComments(sample);
    const findErrors = findErrorsOf(job);
    const isWanted = ({ isBundled }: SampleError) =>
      sample.meta.expectError !== undefined || !isBundled;
    const errors = noChecks.length > 0 ? noChecks : findErrors(sample).filter(isWanted);
    const imported = sample.meta.run ? job.context : [];
    const scripts = imported.filter(({ language }) => SCRIPTS.has(language));
    const all = [...errors, ...scripts.flatMap(findErrors)];
    const missing = all.find((one) => one.missing)?.missing;
    if (missing !== undefined) {
      const lacking = errors.filter(
        (one) => one.missing && (one.rule === 'typo' || sample.meta.run),
      );
      return { depth: 'parsed', errors: lacking, missing };
    }
    const fails = errors.some(({ severity }) => severity !== 'warning');
    if (fails || !sample.meta.run) return { depth: 'compiled', errors };
    const files = compiledFiles(sample, job.context, environment.root);
    const name = fileNameOf(sample);
    const exit = await runNode(files, moduleNameOf(name), environment);
    return {
      depth: 'run',
      errors: [...errors, ...findFailures(exit, name, environment.limits)],
      output: terminalOutputOf(exit),
    };
  };
};

export default check;
