import path from 'node:path';

import type { Sample } from '../fences/index.ts';
import type { Checker, Finding, Job, Outcome, Surroundings } from '../checker.ts';
import { lineAt } from '../lineAt.ts';
import { explain, shownBy } from '../sandbox/explain.ts';
import { canContain } from '../sandbox/runContained.ts';
import { runNode } from '../sandbox/runNode.ts';
import { SCRIPTS, fileNameOf, moduleNameOf } from '../typescript/fileName.ts';
import { findForeignImports } from '../typescript/findForeignImports.ts';
import { findTypeErrors } from '../typescript/findTypeErrors.ts';
import { transpile } from '../typescript/transpile.ts';

function sourceName(sample: Sample): string {
  return SCRIPTS.has(sample.language) ? fileNameOf(sample) : (sample.meta.title ?? '');
}

/** A job's samples that count as source files, and the files they depend on. */
function sourcesOf({ samples, context }: Job): Sample[] {
  return [...context, ...samples].filter((one) => sourceName(one) !== '');
}

/**
 * A comment that turns type checking off. `@ts-expect-error` is fine, because it fails
 * without an error.
 */
const UNTYPED = /^\s*\/[/*]+\s*@ts-(?:nocheck|ignore)\b/m;

function findSwitches({ code, language }: Sample): Finding[] {
  const found = /tsx?$/.test(language) ? UNTYPED.exec(code) : null;
  if (!found) return [];
  const message = 'The comment turns type checking off, so nothing is verified.';
  const remedy =
    'Delete it; one line that is meant to be wrong has // @ts-expect-error above it.';
  return [{ line: lineAt(code, found.index + found[0].length), message, remedy }];
}

function findForeign(sample: Sample, job: Job): Finding[] {
  const siblings = new Set(sourcesOf(job).map(sourceName));
  return findForeignImports(sample.code, fileNameOf(sample), siblings);
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
const FOR_ALL = /\bdeclare\s+(?:global|module)\b|^\s*\/\/\/\s*<reference\b/m;

function isForAll(sample: Sample): boolean {
  return DECLARATIONS.test(sourceName(sample)) || FOR_ALL.test(sample.code);
}

/**
 * Groups jobs into programs: one for all of them, and a separate one per job with global
 * declarations.
 */
function toPrograms(jobs: readonly Job[]): Job[][] {
  const alone = jobs.filter((job) => sourcesOf(job).some(isForAll));
  const shared = jobs.filter((job) => !alone.includes(job));
  return [...(shared.length > 0 ? [shared] : []), ...alone.map((job) => [job])];
}

async function judge(
  sample: Sample,
  { context }: Job,
  findings: readonly Finding[],
  surroundings: Surroundings,
): Promise<Outcome> {
  if (findings.length > 0 || !sample.meta.run) return { depth: 'compiled', findings };
  const files = compiledFiles(sample, context, surroundings.root);
  const name = fileNameOf(sample);
  const exit = await runNode(files, moduleNameOf(name), surroundings);
  const wrong = explain(exit, name, surroundings.limits);
  return { depth: 'run', findings: wrong, output: shownBy(exit) };
}

/**
 * Type-checks TypeScript and JavaScript in one strict program, then executes samples with
 * `run`.
 */
const check: Checker = async (jobs, surroundings, { begin, end }) => {
  await canContain(surroundings);
  const { root } = surroundings;
  // A virtual location for the sample, where it can resolve packages but no other job's
  // samples.
  const placeOf = (job: Job, sample: Sample) =>
    path.join(root, '.samples', String(jobs.indexOf(job)), sourceName(sample));
  const errors = new Map<string, Finding[]>();
  for (const program of toPrograms(jobs)) {
    const sources = program.flatMap((job) =>
      sourcesOf(job).map((one) => ({ file: placeOf(job, one), code: one.code, job })),
    );
    const files = new Map(sources.map(({ file, code }) => [file, code]));
    const owners = new Map(sources.map(({ file, job }) => [file, job.samples]));
    const found = findTypeErrors(files, root, (file) => owners.get(file)?.forEach(begin));
    for (const entry of found) errors.set(...entry);
  }
  for (const job of jobs) {
    for (const sample of job.samples) {
      begin(sample);
      const foreign = [...findForeign(sample, job), ...findSwitches(sample)];
      const wrong = errors.get(placeOf(job, sample)) ?? [];
      const findings = foreign.length > 0 ? foreign : wrong;
      end(sample, await judge(sample, job, findings, surroundings));
    }
  }
};

export default check;
