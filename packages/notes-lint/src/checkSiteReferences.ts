import type { Fault, Page as Note } from 'mdx-source';
import {
  addressOf,
  checkAddresses,
  checkChildren,
  checkOrder,
  checkReferences,
  type Outline,
  readOutline,
  type Target,
} from './references/index.ts';
import { checkRepetition } from './repetition/index.ts';
import type { Cache } from './openCache.ts';
import { checkAuthors } from './checkAuthors.ts';
import { describeSite } from './describeSite.ts';
import { isDraft } from './gradeFaults.ts';
import { withoutSilenced } from './silences.ts';

/** What {@link checkSiteReferences} needs to know beyond the notes. */
export type ReferenceOptions = {
  readonly cache?: Cache<Outline>;
};

function toTarget(note: Note, cache: Cache<Outline> | undefined): Target {
  const outline = cache?.get(note.hash) ?? readOutline(note);
  cache?.set(note.hash, outline);
  const { kind, unlisted } = note.frontMatter;
  return {
    file: note.file,
    permalink: addressOf(note.file, note.frontMatter),
    outline,
    isMap: kind === 'index',
    isDraft: isDraft(note),
    isHidden: isDraft(note) || unlisted === true,
  };
}

/**
 * Finds broken references (pages, files, anchors, images), notes that
 * their folder's index doesn't link to, and passages that appear in two notes.
 *
 * @param root - the project's root
 * @param notes - all notes of the site
 */
export function checkSiteReferences(
  root: string,
  notes: readonly Note[],
  { cache }: ReferenceOptions = {},
): Fault[] {
  const targets = notes.map((note) => toTarget(note, cache));
  const site = describeSite(root, targets);
  return withoutSilenced(notes, [
    ...checkReferences(site),
    ...checkAddresses(site),
    ...checkChildren(site),
    ...checkOrder(site),
    ...checkRepetition(targets),
    ...checkAuthors(root, notes),
  ]);
}
