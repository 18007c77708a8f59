import { DAY } from '../dates/isDay.ts';
import type { FrontMatter } from '../front-matter/frontMatter.ts';
import { daysOf } from './kinds.ts';

/**
 * Computes when a note goes stale: after the days of its kind, counted from the day it was last verified.
 *
 * @param file - path of the note, relative to the site's folder
 * @param today - `YYYY-MM-DD`
 * @param shortLived - path pattern of notes that go stale after other days, whatever their kind
 * @returns the term in days, the last day on which the note is trusted, and whether that has passed;
 *   `undefined` for a note that doesn't say when it was verified
 */
export function freshnessOf(
  file: string,
  { kind, last_verified: verified }: Partial<FrontMatter>,
  today: string,
  shortLived: { readonly files: RegExp; readonly days: number },
) {
  const start = Date.parse(`${verified}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const term = shortLived.files.test(file) ? shortLived.days : daysOf(kind);
  const until = new Date(start + term * DAY).toISOString().slice(0, 10);
  return { term, until, isStale: today > until };
}
