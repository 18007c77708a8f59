import type { Problem, Page } from 'mdx-source';
import {
  permalinkOf,
  checkDuplicateRoutes,
  checkChildren,
  checkOrder,
  checkReferences,
  type Outline,
  readOutline,
  type Target,
} from './references/index.ts';
import { checkRepetition } from './repetition/index.ts';
import type { Cache } from './openNotesCache.ts';
import { checkAuthors } from './checkAuthors.ts';
import { checkTags } from './checkTags.ts';
import { keyLine } from './front-matter/index.ts';
import { checkLabs } from './checkLabs.ts';
import { indexSite } from './indexSite.ts';
import { isDraft } from './gradeProblems.ts';
import { withoutDisabled } from './disableComments.ts';

function toTarget(note: Page, cache: Cache | undefined): Target {
  const key = `outline ${note.hash}`;
  const known = cache?.get<Outline>(key);
  const outline = known ?? readOutline(note);
  if (!known) cache?.set(key, outline);
  const { kind, unlisted } = note.frontMatter;
  return {
    file: note.file,
    permalink: permalinkOf(note.file, note.frontMatter),
    outline,
    slugLine: keyLine(note, 'slug'),
    isIndex: kind === 'index',
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
  notes: readonly Page[],
  cache?: Cache,
): Problem[] {
  const targets = notes.map((note) => toTarget(note, cache));
  const site = indexSite(root, targets);
  const problems = [
    ...checkReferences(site),
    ...checkDuplicateRoutes(site),
    ...checkChildren(site),
    ...checkOrder(site),
    ...checkRepetition(targets),
    ...checkAuthors(root, notes),
    ...checkTags(root, notes),
  ];
  return [...withoutDisabled(notes, problems), ...checkLabs(root, targets)];
}
