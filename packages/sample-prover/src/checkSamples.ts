import { availableParallelism } from 'node:os';

import { type Fault, isError, type Page } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { cacheFolder, openCache, type PageResult } from './cache.ts';
import { judgePage, openPage } from './judgePage.ts';
import { runJobs } from './pool.ts';
import { LIMITS, type Limits } from './sandbox/limits.ts';

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
  /** Command that updates output fences, see `fixOutputs`; remedies mention it. */
  readonly fixCommand?: string;
};

/** The results of a run. */
export type SamplesReport = {
  readonly faults: readonly Fault[];
  /** Verdicts by the page's file, in the order of its fences. */
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>;
  /** Pages whose samples were checked in this run; the others' results were cached. */
  readonly fresh: readonly Page[];
  /** Number of sample groups that were checked in this run. */
  readonly checked: number;
};

const MOST_WORKERS = 4;

const isRight = (result?: PageResult) => result?.faults.some(isError) === false;

/**
 * Checks every code sample of the pages according to its language: parsed, compiled or
 * executed. A page that hasn't changed since it last passed costs only a cache lookup;
 * identical jobs are checked once. Outcomes with a finding aren't cached: those samples are
 * checked again when their page is, because a busy machine may have been the cause.
 */
export async function checkSamples(
  pages: readonly Page[],
  {
    root = process.cwd(),
    cacheFolder: folder = cacheFolder(root),
    limits = LIMITS,
    workers = Math.min(MOST_WORKERS, availableParallelism()),
    fixCommand,
  }: CheckOptions = {},
): Promise<SamplesReport> {
  const known = openCache(root, folder);
  const fresh = pages.filter((page) => !isRight(known.pages.get(page.hash)));
  const open = fresh.map(openPage);
  const jobs = new Map(open.flatMap((page) => page.jobs.map((job) => [job.key, job])));
  const unknown = [...jobs.values()].filter(({ key }) => !known.jobs.get(key));
  const found = await runJobs(unknown, workers, { root, limits });
  const outcomesOf = (key: string) => found.get(key) ?? known.jobs.get(key);
  known.pages.add(
    open.map((one) => [one.page.hash, judgePage(one, outcomesOf, fixCommand)]),
  );
  known.jobs.add(
    [...found].filter(([, outcomes]) =>
      outcomes.every(({ findings }) => findings.length === 0),
    ),
  );
  const all = pages.map((page) => [page.file, known.pages.get(page.hash)] as const);
  return {
    faults: all.flatMap(([, result]) => result?.faults ?? []),
    verdicts: new Map(all.map(([file, result]) => [file, result?.verdicts ?? []])),
    fresh,
    checked: found.size,
  };
}
