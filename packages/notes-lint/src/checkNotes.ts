import { checkNote } from './checkNote.ts';
import { checkShares } from './checkShares.ts';
import { type Fault, type Note, readToday } from './note/index.ts';
import type { Cache } from './cache.ts';
import { checkLabFolders, checkLabLinks } from './checkLabs.ts';
import { findChildren } from './findChildren.ts';
import { readInstalled } from './installed.ts';

/** What {@link checkNotes} is told beside the notes. */
export type CheckOptions = {
  /** Paths of all notes of the site, where `notes` are only some of them. */
  readonly files?: readonly string[];
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

/**
 * Holds notes against schema and structure; an unchanged note comes out of the cache unparsed.
 *
 * @returns the faults of all notes, and of the site as a whole when all were given
 */
export function checkNotes(notes: readonly Note[], options: CheckOptions = {}): Fault[] {
  const { cache, files, mostFresh = Infinity } = options;
  const childrenOf = findChildren(files ?? notes.map(({ file }) => file));
  const keyed = notes.map((note) => {
    const children = childrenOf.get(note.file) ?? [];
    const key = [note.hash, ...children].join('/');
    return { note, children, key, known: withoutDays(cache?.get(key)) };
  });
  const today = readToday();
  const installed = readInstalled(rootOf(notes));
  const isTooMuch = keyed.filter(({ known }) => !known).length > mostFresh;
  const faults = keyed.flatMap(({ note, children, key, known }) => {
    if (known) return known;
    if (isTooMuch) return [];
    const found = checkNote(note, { children, installed, today });
    cache?.set(key, found);
    return found;
  });
  const all = [...faults, ...checkLabLinks(notes)];
  if (files !== undefined) return all;
  return [...all, ...checkShares(notes), ...checkLabFolders(notes)];
}
