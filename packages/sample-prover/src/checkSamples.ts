import { availableParallelism } from 'node:os';

import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { openStore } from 'result-cache';
import { cacheFolder, openPageResults } from './cache.ts';
import type { Outcome } from './run/checker.ts';
import { evaluatePage, type PageResult } from './judge/evaluatePage.ts';
import { runJobs } from './run/pool.ts';
import { LIMITS, type Limits } from './sandbox/limits.ts';
import { openFingerprints } from './plan/fingerprints.ts';
import { planPage } from './plan/planJobs.ts';

/** How samples are checked; every option has a default. */
export type SampleCheckOptions = {
  /** The project's root, where `node_modules` and the lockfile are. */
  readonly root?: string;
  /** Folder for results that are cached between runs. */
  readonly cacheFolder?: string;
  /** Resource limits for an executed sample, where they differ from `LIMITS`. */
  readonly limits?: Partial<Limits>;
  /** Number of worker processes. */
  readonly workers?: number;
  /** Command that updates output fences, see `fixOutputs`; remedies mention it. */
  readonly fixCommand?: string;
  /** Command, before a package, that lets samples import it; remedies mention it. */
  readonly addCommand?: string;
};

const MAX_WORKERS = 4;

const hasPassed = (result?: PageResult) => result?.problems.some(isError) === false;

/**
 * Checks every code sample of the pages according to its language: parsed, compiled or
 * executed. A page that hasn't changed since it last passed costs only a cache lookup;
 * identical jobs are checked once. Outcomes are cached unless they failed a page: those
 * are checked again next time, because a busy machine may have been the cause.
 */
export async function checkSamples(
  pages: readonly Page[],
  {
    root = process.cwd(),
    cacheFolder: folder = cacheFolder(root),
    limits = {},
    workers = Math.min(MAX_WORKERS, availableParallelism()),
    fixCommand,
    addCommand = 'npm install -D -E',
  }: SampleCheckOptions = {},
) {
  const fingerprintOf = openFingerprints(root);
  const results = openPageResults(folder, fingerprintOf);
  const store = openStore<readonly Outcome[]>(folder, 'jobs');
  const unproven = pages
    .filter((page) => !hasPassed(results.get(page.hash)))
    .map((page) => planPage(page, fingerprintOf));
  const jobs = new Map(
    unproven.flatMap((page) => page.jobs.map((job) => [job.key, job])),
  );
  const unchecked = [...jobs.values()].filter(({ key }) => !store.get(key));
  const environment = { root, limits: { ...LIMITS, ...limits }, addCommand };
  const fresh = await runJobs(unchecked, workers, environment);
  const outcomesOf = (key: string) => fresh.get(key) ?? store.get(key);
  const evaluated = unproven.map((one) => ({
    ...one,
    result: evaluatePage(one, outcomesOf, fixCommand),
  }));
  results.add(new Map(evaluated.map(({ page, result }) => [page.hash, result])));
  const failed = evaluated.filter(({ result }) => !hasPassed(result));
  const failedKeys = failed.flatMap((one) => one.jobs.map(({ key }) => key));
  const isReusable = ([key, outcomes]: readonly [string, readonly Outcome[]]) =>
    !failedKeys.includes(key) || outcomes.every(({ errors }) => errors.length === 0);
  store.add(new Map([...fresh].filter(isReusable)));
  const all = pages.map((page) => [page.file, results.get(page.hash)] as const);
  return {
    problems: all.flatMap(([, result]) => result?.problems ?? []),
    /** Verdicts by the page's file, in the order of its fences. */
    verdicts: new Map(all.map(([file, result]) => [file, result?.verdicts ?? []])),
    /** Number of sample groups that were checked in this run. */
    checked: fresh.size,
  };
}
