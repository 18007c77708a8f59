import { availableParallelism } from 'node:os';
import path from 'node:path';

import { type Fault, isError, type Page } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, openPages, type PageResult } from './cache.ts';
import type { Outcome, Surroundings } from './checker.ts';
import { checkShare } from './checkShare.ts';
import { judgePage, openPage } from './judgePage.ts';
import { runJobs, type WorkerOptions } from './pool.ts';
import { LIMITS, type Limits } from './sandbox/limits.ts';
import { openStamps, type Stamps } from './stamps.ts';
import { openStore } from './store.ts';

/** How samples are checked; every option has a default. */
export type CheckOptions = {
  /** The project's root, where `node_modules` and the lockfile are. */
  readonly root?: string;
  /** Folder for results that are cached between runs. */
  readonly cacheFolder?: string;
  /** Resource limits for an executed sample. */
  readonly limits?: Limits;
  /** Number of worker processes. */
  readonly workers?: number;
  /** Run the checks at the lowest priority. */
  readonly isIdle?: boolean;
  /** `pages` is the whole site, so the share of unchecked fences is checked too. */
  readonly wholeSite?: boolean;
  /** Command that updates output fences, see `fixOutputs`; remedies mention it. */
  readonly fixCommand?: string;
};

/** The results of a run. */
export type SamplesReport = {
  readonly faults: readonly Fault[];
  /** Verdicts by the page's file, in the order of its fences. */
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>;
  /** Pages whose samples were checked in this run. */
  readonly fresh: readonly Page[];
  /** Number of pages whose result came from the cache. */
  readonly unchanged: number;
  /** Number of sample groups that were checked in this run. */
  readonly checked: number;
};

const MOST_WORKERS = 4;

function isRight(result: PageResult | undefined): result is PageResult {
  return result !== undefined && !result.faults.some(isError);
}

/**
 * Checks pages without a cached passing result; identical jobs are checked once. Outcomes
 * are cached, except when a sample failed: it's checked again next time, because a busy
 * machine may have been the cause. A sample that fails the way its page expects counts as
 * passing.
 */
async function checkFresh(
  pages: readonly Page[],
  stampOf: Stamps,
  fixCommand: string | undefined,
  { workers, isIdle, ...surroundings }: WorkerOptions & Surroundings,
) {
  const file = path.join(surroundings.cacheFolder, 'samples-by-job.jsonl');
  const store = openStore<readonly Outcome[]>(file);
  const open = pages.map((page) => openPage(page, stampOf));
  const jobs = new Map(open.flatMap((page) => page.jobs.map((job) => [job.key, job])));
  const unknown = [...jobs.values()].filter(({ key }) => !store.get(key));
  const found = await runJobs(unknown, { workers, isIdle }, surroundings);
  const results = open.map((page) => {
    const outcomesOf = (key: string) => found.get(key) ?? store.get(key);
    const uses = page.jobs.flatMap((job) => job.uses);
    const stamps = Object.fromEntries(uses.map((use) => [use, stampOf(use)]));
    const result = { ...judgePage(page, outcomesOf, fixCommand), stamps };
    return { ...page, result };
  });
  const right = results.filter(({ result }) => isRight(result));
  const rightKeys = new Set(right.flatMap((page) => page.jobs.map(({ key }) => key)));
  const lasting = [...found].filter(
    ([key, outcomes]) =>
      rightKeys.has(key) || outcomes.every(({ findings }) => findings.length === 0),
  );
  store.add(new Map(lasting));
  return { results, checked: found.size };
}

/**
 * Checks every code sample of the pages according to its language: parsed, compiled or
 * executed. A page that hasn't changed since it last passed costs only a cache lookup.
 */
export async function checkSamples(
  pages: readonly Page[],
  {
    root = process.cwd(),
    cacheFolder: folder = cacheFolder(root),
    limits = LIMITS,
    workers = Math.min(MOST_WORKERS, availableParallelism()),
    isIdle = false,
    wholeSite = false,
    fixCommand,
  }: CheckOptions = {},
): Promise<SamplesReport> {
  const stampOf = openStamps(root);
  const known = openPages(folder, stampOf);
  const fresh = pages.filter((page) => !isRight(known.get(page)));
  const options = { root, cacheFolder: folder, limits, workers, isIdle };
  const { results, checked } = await checkFresh(fresh, stampOf, fixCommand, options);
  known.add(new Map(results.map(({ page, result }) => [page, result])));
  const faults = pages.flatMap((page) => known.get(page)?.faults ?? []);
  const verdicts = new Map(
    pages.map((page) => [page.file, known.get(page)?.verdicts ?? []]),
  );
  if (wholeSite) faults.push(...checkShare(verdicts));
  const unchanged = pages.length - fresh.length;
  return { faults, verdicts, fresh, unchanged, checked };
}
