import { createHash } from 'node:crypto';

import { dependencies, type Sample } from './fences/index.ts';
import type { Job } from './checker.ts';
import { checkerOf, TABLE } from './languages.ts';
import { listUses } from './listUses.ts';
import type { Stamps } from './stamps.ts';
import { titleFault } from './titleFault.ts';

/** A job with its checker and the key under which its outcomes are cached. */
export type PlannedJob = Job & {
  readonly checker: string;
  /** What its outcomes depend on besides the samples, as keys for `openStamps`. */
  readonly uses: readonly string[];
  readonly key: string;
};

function toKeyPart({ language, meta, code }: Sample): unknown[] {
  const { title, run, live, noInline, schema, release } = meta;
  return [language, title, run, live, noInline, schema, release, code];
}

/** A hash of everything that the outcomes depend on. */
function keyOf(stamps: readonly string[], checker: string, job: Job): string {
  const parts = [job.context.map(toKeyPart), job.samples.map(toKeyPart)];
  const text = JSON.stringify([stamps, checker, ...parts]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * A sample whose title isn't a valid file name is neither checked nor made available to
 * others.
 */
function canBeFile({ language, meta }: Sample): boolean {
  return meta.title === undefined || titleFault(meta.title, language) === undefined;
}

/**
 * Groups a page's samples into jobs. Normally each sample is its own job, together with
 * the files it depends on, so that an edit re-checks nothing else.
 *
 * @param stampOf - stamps for the checkers, the packages and the machine
 */
export function planJobs(samples: readonly Sample[], stampOf: Stamps): PlannedJob[] {
  const files = samples.filter(canBeFile);
  const checked = files.filter(({ meta }) => meta.nocheck === undefined);
  return Object.entries(TABLE).flatMap(([checker, { wholePage }]) => {
    const own = checked.filter((sample) => checkerOf(sample) === checker);
    const groups = wholePage && own.length > 0 ? [own] : own.map((sample) => [sample]);
    return groups.map((group) => {
      const [first] = group;
      const reached = first && group.length === 1 ? dependencies(first, files) : [];
      const job = { samples: group, context: reached };
      const uses = listUses(checker, job);
      return { ...job, checker, uses, key: keyOf(uses.map(stampOf), checker, job) };
    });
  });
}
