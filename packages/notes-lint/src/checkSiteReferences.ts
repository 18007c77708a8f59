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
import { checkLabs } from './checkLabs.ts';
import { describeSite } from './describeSite.ts';
import { isDraft } from './gradeFaults.ts';
import { withoutSilenced } from './silences.ts';

function toTarget(note: Note, cache: Cache | undefined): Target {
  const key = `outline ${note.hash}`;
  const known = cache?.get<Outline>(key);
  const outline = known ?? readOutline(note);
  if (!known) cache?.set(key, outline);
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
 * Finds broken references (pages, files, anchors, images, labs), notes that
 * their folder's index doesn't link to, and passages that appear in two notes.
 *
 * @param root - the project's root
 * @param notes - all notes of the site
 * @param cache - of what notes link to; without it, every note is read
 */
export function checkSiteReferences(
  root: string,
  notes: readonly Note[],
  cache?: Cache,
): Fault[] {
  const targets = notes.map((note) => toTarget(note, cache));
  const site = describeSite(root, targets);
  const faults = [
    ...checkReferences(site),
    ...checkAddresses(site),
    ...checkChildren(site),
    ...checkOrder(site),
    ...checkRepetition(targets),
    ...checkAuthors(root, notes),
  ];
  return [...withoutSilenced(notes, faults), ...checkLabs(root, targets)];
}
