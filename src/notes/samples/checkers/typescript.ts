import path from 'node:path';

import type { Sample } from '../fences/index.ts';
import type {
  Checker,
  Finding,
  Job,
  Outcome,
  Progress,
  Surroundings,
} from '../checker.ts';
import { lineAt } from '../lineAt.ts';
import { explain, shownBy } from '../sandbox/explain.ts';
import { canContain } from '../sandbox/runContained.ts';
import { runNode } from '../sandbox/runNode.ts';
import { SCRIPTS, fileNameOf, moduleNameOf } from '../typescript/fileName.ts';
import { findForeignImports } from '../typescript/findForeignImports.ts';
import { findTypeErrors } from '../typescript/findTypeErrors.ts';
import { transpile } from '../typescript/transpile.ts';

/** Where the samples of a job seem to lie, so that they find the packages and not each other. */
function folderOf(job: number, root: string): string {
  return path.join(root, '.samples', String(job));
}

function sourceName(sample: Sample): string {
  return SCRIPTS.has(sample.language) ? fileNameOf(sample) : (sample.meta.title ?? '');
}

function sourcesOf(
  { samples, context }: Job,
  folder: string,
): (readonly [string, string])[] {
  const all = [...context, ...samples].filter((one) => sourceName(one) !== '');
  return all.map((one) => [path.join(folder, sourceName(one)), one.code]);
}

/** A comment that switches the types off; one that expects an error has to meet it. */
const UNTYPED = /^\s*\/[/*]+\s*@ts-(?:nocheck|ignore)\b/m;

function findSwitches({ code, language }: Sample): Finding[] {
  const found = /tsx?$/.test(language) ? UNTYPED.exec(code) : null;
  if (!found) return [];
  const message = 'The comment switches the types off, so that nothing is compiled.';
  const remedy =
    'Delete it; one line that is meant to be wrong has // @ts-expect-error above it.';
  return [{ line: lineAt(code, found.index + found[0].length), message, remedy }];
}

function findForeign(sample: Sample, { samples, context }: Job): Finding[] {
  const siblings = new Set([...context, ...samples].map(sourceName));
  return findForeignImports(sample.code, fileNameOf(sample), siblings);
}

/** Holds types alone, so that nothing of it runs. */
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

/** Declares for the whole program, and so for the samples of other notes: libraries, globals, modules. */
const FOR_ALL = /\bdeclare\s+(?:global|module)\b|^\s*\/\/\/\s*<reference\b/m;

function isForAll([file, code]: readonly [string, string]): boolean {
  return DECLARATIONS.test(file) || FOR_ALL.test(code);
}

/** The places of the jobs by program: all in one, and what declares for all of one alone. */
function toPrograms(jobs: readonly Job[]): number[][] {
  const places = [...jobs.keys()];
  const isAlone = (place: number) => {
    const job = jobs[place];
    return job !== undefined && sourcesOf(job, '').some(isForAll);
  };
  const shared = places.filter((place) => !isAlone(place));
  return [shared, ...places.filter(isAlone).map((place) => [place])];
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

/** The findings of some jobs by file, from one program. */
function findErrors(
  places: readonly number[],
  jobs: readonly Job[],
  root: string,
  begin: Progress['begin'],
): Map<string, Finding[]> {
  const files = new Map<string, string>();
  const owners = new Map<string, number>();
  for (const place of places) {
    const job = jobs[place];
    if (!job) continue;
    for (const [file, code] of sourcesOf(job, folderOf(place, root))) {
      files.set(file, code);
      owners.set(file, place);
    }
  }
  if (files.size === 0) return new Map();
  return findTypeErrors(files, root, (file) => begin([owners.get(file) ?? 0, 0]));
}

/** TypeScript and JavaScript: strict types for all in one program, then execution with `run`. */
export default {
  load: canContain,
  check: async (jobs, surroundings, { begin, end }) => {
    const { root } = surroundings;
    const errors = new Map<string, Finding[]>();
    for (const places of toPrograms(jobs)) {
      for (const entry of findErrors(places, jobs, root, begin)) errors.set(...entry);
    }
    for (const [place, job] of jobs.entries()) {
      for (const [inJob, sample] of job.samples.entries()) {
        begin([place, inJob]);
        const file = path.join(folderOf(place, root), fileNameOf(sample));
        const foreign = [...findForeign(sample, job), ...findSwitches(sample)];
        const findings = foreign.length > 0 ? foreign : (errors.get(file) ?? []);
        end([place, inJob], await judge(sample, job, findings, surroundings));
      }
    }
  },
} satisfies Checker;
