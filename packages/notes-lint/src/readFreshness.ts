import type { FrontMatter } from './front-matter/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const TERM = 365;
const SHORT_TERM = 180;
const SHORT_LIVED_KINDS = ['how-to', 'resource', 'comparison'];

/**
 * Computes when a note goes stale: after 180 days for how-to, resource, comparison and the site's
 * short-lived files, 365 for the rest, counted from the day it was last verified.
 *
 * @param file - path of the note, relative to the root
 * @param today - `YYYY-MM-DD`
 * @param shortLived - path pattern of notes that go stale sooner, whatever their kind
 * @returns the term in days, the last day on which the note is trusted, and whether that has passed;
 *   `undefined` for a note that doesn't say when it was verified
 */
export function readFreshness(
  file: string,
  { kind, last_verified: verified }: Partial<FrontMatter>,
  today: string,
  shortLived = /(?!)/,
) {
  const start = Date.parse(`${verified}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const isShort = shortLived.test(file) || (kind && SHORT_LIVED_KINDS.includes(kind));
  const term = isShort ? SHORT_TERM : TERM;
  const until = new Date(start + term * DAY).toISOString().slice(0, 10);
  return { term, until, isStale: today > until };
}
