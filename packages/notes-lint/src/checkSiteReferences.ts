import type { Fault, Note } from './note/index.ts';
import {
  addressOf,
  checkReferences,
  type Outline,
  readOutline,
  type Target,
} from './references/index.ts';
import { checkRepetition } from './repetition/index.ts';
import type { Cache } from './cache.ts';
import { checkTags, readTags } from './checkTags.ts';
import { describeSite } from './describeSite.ts';

/** What {@link checkSiteReferences} is told beside the notes. */
export type ReferenceOptions = {
  readonly cache?: Cache<Outline>;
  /** When the cache lacks more notes than this, nothing is checked, to save time. */
  readonly mostFresh?: number;
};

function toTarget(note: Note, cache: Cache<Outline> | undefined): Target {
  const outline = cache?.get(note.hash) ?? readOutline(note);
  cache?.set(note.hash, outline);
  const slug: unknown = note.frontMatter['slug'];
  const address = addressOf(note.file, typeof slug === 'string' ? slug : undefined);
  return { file: note.file, address, outline };
}

/**
 * Finds what notes refer to and the site does not have: pages, files, anchors, images, tags; and
 * passages that stand in two of them.
 *
 * @param root - the project's root
 * @param notes - all notes of the site
 * @returns nothing when it was left out
 */
export function checkSiteReferences(
  root: string,
  notes: readonly Note[],
  { cache, mostFresh = Infinity }: ReferenceOptions = {},
): Fault[] | undefined {
  if (notes.filter(({ hash }) => !cache?.get(hash)).length > mostFresh) return undefined;
  const targets = notes.map((note) => toTarget(note, cache));
  return [
    ...checkReferences(describeSite(root, targets)),
    ...checkRepetition(targets),
    ...checkTags(notes, readTags(root)),
  ];
}
