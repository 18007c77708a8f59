import { createHash } from 'node:crypto';

import { dependencies, type Sample } from './fences/index.ts';
import type { Job } from './checker.ts';
import { checkerOf, TABLE } from './languages.ts';
import { titleFault } from './titleFault.ts';

/** A job with the checker it goes to and the key its outcomes are kept under. */
export type PlannedJob = Job & { readonly checker: string; readonly key: string };

function toKeyPart({ language, meta, code }: Sample): unknown[] {
  const { title, run, live, noInline, schema, release } = meta;
  return [language, title, run, live, noInline, schema, release, code];
}

/** Everything the outcomes depend on, as one short text. */
function keyOf(fingerprint: string, checker: string, job: Job): string {
  const parts = [job.context.map(toKeyPart), job.samples.map(toKeyPart)];
  const text = JSON.stringify([fingerprint, checker, ...parts]);
  return createHash('sha256').update(text).digest('base64url');
}

/** A sample whose title cannot be a file is neither checked nor laid beside others. */
function canBeFile({ language, meta }: Sample): boolean {
  return meta.title === undefined || titleFault(meta.title, language) === undefined;
}

/**
 * Splits the samples of a note into what is checked together: as a rule each alone with the files
 * it reaches, so that an edit re-checks nothing else.
 *
 * @param fingerprint - stands for the checkers, the packages and the machine
 */
export function planJobs(samples: readonly Sample[], fingerprint: string): PlannedJob[] {
  const files = samples.filter(canBeFile);
  const checked = files.filter(({ meta }) => meta.nocheck === undefined);
  return Object.entries(TABLE).flatMap(([checker, { wholeNote }]) => {
    const own = checked.filter((sample) => checkerOf(sample) === checker);
    const groups = wholeNote && own.length > 0 ? [own] : own.map((sample) => [sample]);
    return groups.map((group) => {
      const [first] = group;
      const reached = first && group.length === 1 ? dependencies(first, files) : [];
      const job = { samples: group, context: reached };
      return { ...job, checker, key: keyOf(fingerprint, checker, job) };
    });
  });
}
