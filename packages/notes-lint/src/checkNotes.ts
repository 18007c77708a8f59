import { checkNote } from './checkNote.ts';
import type { Fault, Page as Note } from 'mdx-source';
import type { Cache } from './openCache.ts';
import { checkLabFolders, checkLabLinks } from './checkLabs.ts';
import { readInstalled } from './readInstalled.ts';
import { labOf, rootOf } from './labs.ts';
import type { SiteContext } from './structure/index.ts';

/** What {@link checkNotes} needs to know beyond the notes. */
export type CheckOptions = SiteContext & {
  /** All notes of the site, if `notes` is only some of them. */
  readonly site?: readonly Note[];
  readonly cache?: Cache;
};

/** Names all that a note's faults depend on, besides the rules. */
function keyOf({ hash }: Note, { siteUrl, disclaimers = {} }: SiteContext): string {
  return ['structure', hash, siteUrl, ...Object.entries(disclaimers)].join(' ');
}

/** The site-wide checks, limited to these notes and their labs. */
function checkWhole(notes: readonly Note[], site: readonly Note[]): Fault[] {
  const faults = checkLabFolders(site);
  if (notes.length === site.length) return faults;
  const own = notes.flatMap(({ file }) => [file, `${labOf(file)}/`]);
  return faults.filter(({ file }) => own.some((place) => file.startsWith(place)));
}

/**
 * Checks notes against the schema and the structure rules. Unchanged notes come from the
 * cache without being parsed.
 *
 * @returns the faults of these notes, which don't depend on what else is checked in the
 *   same run, plus those of the site as a whole if all notes were given
 */
export function checkNotes(notes: readonly Note[], options: CheckOptions = {}): Fault[] {
  const { cache, site = notes, ...context } = options;
  const [first] = notes;
  const installed = readInstalled(first ? rootOf(first) : '');
  const faults = notes.flatMap((note) => {
    const key = keyOf(note, context);
    const known = cache?.get<readonly Fault[]>(key);
    if (known) return known;
    const found = checkNote(note, { ...context, installed });
    // A date in the future is fine once that day has passed.
    const isLasting = found.every(({ rule }) => rule !== 'front-matter/calendar');
    if (isLasting) cache?.set(key, found);
    return found;
  });
  return [...faults, ...checkLabLinks(notes), ...checkWhole(notes, site)];
}
