import { createHash } from 'node:crypto';

import type { Page } from 'mdx-source';
import { readSamples, type Sample } from '../read/readSamples.ts';
import type { Job } from '../run/checker.ts';
import { findDependencies } from './findDependencies.ts';
import { CHECKER_NAMES, checkerOf } from '../read/languages.ts';
import { isFileName, isProgram } from '../read/titles.ts';
import { PER_PAGE } from '../run/schedule.ts';
import { listUses, type Fingerprints } from './fingerprints.ts';

/** A job with its checker and the key under which its outcomes are cached. */
export type PlannedJob = Job & {
  readonly checker: string;
  readonly key: string;
};

/** A hash of everything that the outcomes depend on, wherever on the page it is. */
function keyOfJob(checker: string, job: Job, fingerprintOf: Fingerprints): string {
  const parts = [job.context, job.samples].map((some) =>
    some.map(({ language, meta, code }) => [language, meta, code]),
  );
  const uses = listUses(job, checker).map(fingerprintOf);
  const hash = createHash('sha256').update(JSON.stringify([uses, checker, ...parts]));
  return hash.digest('base64url');
}

/**
 * Groups a page's samples into jobs. Normally each sample is its own job, together with
 * the files it depends on, so that an edit re-checks nothing else. A sample whose title
 * isn't a valid file name isn't made available to others, nor checked under that name.
 *
 * @param fingerprintOf - fingerprints for the checkers, the packages and the machine
 */
export function planJobs(
  samples: readonly Sample[],
  fingerprintOf: Fingerprints,
): PlannedJob[] {
  const checked = samples.filter(({ meta }) => meta.nocheck === undefined);
  const files = checked.filter(
    ({ meta }) => meta.title === undefined || isFileName(meta.title),
  );
  const usable = checked.filter((sample) => files.includes(sample) || !isProgram(sample));
  return CHECKER_NAMES.flatMap((checker) => {
    const fitting = usable.filter((sample) => checkerOf(sample) === checker);
    const jobs = PER_PAGE.has(checker)
      ? [{ samples: fitting, context: [] }]
      : fitting.map((one) => ({ samples: [one], context: findDependencies(one, files) }));
    const open = jobs.filter((job) => job.samples.length > 0);
    return open.map((job) => {
      return { ...job, checker, key: keyOfJob(checker, job, fingerprintOf) };
    });
  });
}

/** Extracts a page's samples and plans how to check them. */
export function planPage(page: Page, fingerprintOf: Fingerprints) {
  const read = readSamples(page.tree);
  return { page, ...read, jobs: planJobs(read.samples, fingerprintOf) };
}
