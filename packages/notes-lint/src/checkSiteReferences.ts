import { isDraft, isListed, type Page, permalinkOf } from 'mdx-source';
import {
  checkChildren,
  checkDuplicateRoutes,
  checkReferences,
  type Outline,
  readOutline,
  type Target,
} from './references/index.ts';
import { checkRepetition } from './repetition.ts';
import type { Cache } from './openNotesCache.ts';
import { checkAuthorsAndTags } from './checkAuthorsAndTags.ts';
import { keyLine } from './front-matter/index.ts';
import { indexSite } from './indexSite.ts';
import { withoutIgnored } from './ignoreComments.ts';
import type { Ungraded } from './ungraded.ts';

function toTarget(note: Page, cache: Cache | undefined): Target {
  const key = `outline ${note.hash}`;
  const known = cache?.get<Outline>(key);
  const outline = known ?? readOutline(note);
  if (!known) cache?.set(key, outline);
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
 * @param root - the project's root
 * @param site - all notes of the site
 * @param notes - those whose problems are reported
 * @param cache - of what notes link to; without it, every note is read
 */
export function checkSiteReferences(
  root: string,
  site: readonly Page[],
  notes = site,
  cache?: Cache,
): Ungraded[] {
  const targets = site.map((note) => toTarget(note, cache));
  const index = indexSite(root, targets);
  const own = new Set(notes.map(({ file }) => file));
  const problems = [
    ...checkReferences(index),
    ...checkDuplicateRoutes(index),
    ...checkChildren(index),
    ...checkRepetition(targets),
    ...checkAuthorsAndTags(root, site),
  ];
  return withoutIgnored(site, problems).filter(({ file }) => own.has(file));
}
