import { checkNote } from './checkNote.ts';
import type { Page } from 'mdx-source';
import type { Cache } from './openNotesCache.ts';
import { readInstalled } from './readInstalled.ts';
import { projectRootOf } from './listLabs.ts';
import type { SiteContext, Ungraded } from './rules/index.ts';

/** What {@link checkNotes} needs to know beyond the notes. */
export type CheckOptions = SiteContext & {
  readonly cache?: Cache;
};

/** The cache key: everything that a note's problems depend on, besides the rules. */
function keyOf({ hash }: Page, { siteUrl, disclaimers = {} }: SiteContext): string {
  return ['structure', hash, siteUrl, ...Object.entries(disclaimers)].join(' ');
}

/**
 * Checks notes against the schema and the structure rules. Unchanged notes come from the
 * cache without being parsed.
 *
 * @returns the problems of each note by itself
 */
export function checkNotes(
  notes: readonly Page[],
  options: CheckOptions = {},
): Ungraded[] {
  const { cache, ...context } = options;
  const [first] = notes;
  const installed = readInstalled(first ? projectRootOf(first) : '');
  return notes.flatMap((note) => {
    const key = keyOf(note, context);
    const known = cache?.get<readonly Ungraded[]>(key);
    if (known) return known;
    const found = checkNote(note, { ...context, installed });
    // A date in the future is fine once that day has passed.
    const isLasting = found.every(({ rule }) => rule !== 'front-matter/calendar');
    if (isLasting) cache?.set(key, found);
    return found;
  });
}
