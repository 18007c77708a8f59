import { isDraft, isListed, type Page, permalinkOf } from 'mdx-source';
import { checkChildren } from './checkChildren.ts';
import { checkDuplicateRoutes } from './checkDuplicateRoutes.ts';
import { checkReferences } from '../links/checkReferences.ts';
import { readOutline } from '../links/readOutline.ts';
import { createReferenceResolver } from '../links/resolve.ts';
import { checkRepetition, readPassages } from './checkRepetition.ts';
import type { Cache } from '../openNotesCache.ts';
import { checkAuthorsAndTags } from './checkAuthorsAndTags.ts';
import { keyLine } from '../front-matter/keyLine.ts';
import { indexSite } from './indexSite.ts';
import type { Ungraded } from '../problems/ungraded.ts';

/** What other notes can link to, or repeat. */
const readShared = (note: Page) => ({
  ...readOutline(note),
  passages: readPassages(note),
});

function toTarget(note: Page, cache: Cache | undefined) {
  const key = `outline ${note.hash}`;
  const known = cache?.get(key) as ReturnType<typeof readShared> | undefined;
  const outline = known ?? readShared(note);
  if (!known) cache?.add(new Map([[key, outline]]));
  return {
    file: note.file,
    permalink: permalinkOf(note.file, note.frontMatter),
    outline,
    slugLine: keyLine(note, 'slug'),
    isIndex: note.frontMatter['kind'] === 'index',
    isDraft: isDraft(note),
    isListed: isListed(note),
  };
}

/**
 * Finds broken references (pages, files, anchors, images, labs), notes that
 * their folder's index doesn't link to, and passages that appear in two notes.
 *
 * @param siteDir - the site's folder
 * @param notes - those whose problems are reported
 * @param site - all notes of the site, if `notes` is only some of them
 * @param cache - of what notes link to; without it, every note is read
 */
export function checkSite(
  siteDir: string,
  notes: readonly Page[],
  site = notes,
  cache?: Cache,
): Ungraded[] {
  const targets = site.map((note) => toTarget(note, cache));
  const index = indexSite(siteDir, targets);
  const find = createReferenceResolver(index);
  const own = new Set(notes.map(({ file }) => file));
  const isChecked = ({ file }: { readonly file: string }) => Number(own.has(file));
  const problems = [
    ...checkReferences(index, find),
    ...checkDuplicateRoutes(index),
    ...checkChildren(index, find),
    // Of two notes with the same passage, one that is checked is told.
    ...checkRepetition(targets.toSorted((a, b) => isChecked(a) - isChecked(b))),
    ...checkAuthorsAndTags(siteDir, site),
  ];
  return problems.filter(isChecked);
}
