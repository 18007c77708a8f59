import { checkNote } from './checkNote.ts';
import { checkShares } from './checkShares.ts';
import { type Fault, type Note, readToday } from './note/index.ts';
import type { Cache } from './cache.ts';
import { checkLabFolders, checkLabLinks } from './checkLabs.ts';
import { readInstalled } from './installed.ts';
import { labOf } from './labs.ts';
import type { SiteContext } from './structure/index.ts';

/** What {@link checkNotes} is told beside the notes. */
export type CheckOptions = SiteContext & {
  /** All notes of the site, where `notes` are only some of them. */
  readonly site?: readonly Note[];
  readonly cache?: Cache<readonly Fault[]>;
  /** When the cache lacks more notes than this, they are left out, to save time. */
  readonly mostFresh?: number;
};

/** The project's root, which the path of every note ends below. */
function rootOf([note]: readonly Note[]): string {
  return note ? note.absolutePath.slice(0, -note.file.length) : '';
}

/** A day to come is past one day, so that such a fault does not stand for good. */
function withoutDays(known: readonly Fault[] | undefined): readonly Fault[] | undefined {
  return known?.some(({ rule }) => rule === 'note/day') ? undefined : known;
}

/** What the site as a whole says about some of its notes, their labs included. */
function checkWhole(notes: readonly Note[], site: readonly Note[]): Fault[] {
  const faults = checkLabFolders(site);
  if (notes.length === site.length) return [...faults, ...checkShares(site)];
  const own = notes.flatMap(({ file }) => [file, `${labOf(file)}/`]);
  return faults.filter(({ file }) => own.some((place) => file.startsWith(place)));
}

/**
 * Holds notes against schema and structure; an unchanged note comes out of the cache unparsed.
 *
 * @returns the faults of these notes, the same whether they are looked at alone or with all others,
 *   and of the site as a whole when all were given
 */
export function checkNotes(notes: readonly Note[], options: CheckOptions = {}): Fault[] {
  const { cache, site = notes, mostFresh = Infinity, ...context } = options;
  const keyed = notes.map((note) => {
    const key = `${note.hash}/${context.siteUrl ?? ''}`;
    return { note, key, known: withoutDays(cache?.get(key)) };
  });
  const today = readToday();
  const installed = readInstalled(rootOf(notes));
  const isTooMuch = keyed.filter(({ known }) => !known).length > mostFresh;
  const faults = keyed.flatMap(({ note, key, known }) => {
    if (known) return known;
    if (isTooMuch) return [];
    const found = checkNote(note, { ...context, installed, today });
    cache?.set(key, found);
    return found;
  });
  return [...faults, ...checkLabLinks(notes), ...checkWhole(notes, site)];
}
