import type { Page } from 'mdx-source';
import type { Finding } from './findings.ts';
import { type NoteContext, createNoteView } from '../../view/noteView.ts';
import { CHECKS } from '../rules.ts';
import type { Ungraded } from '../../problems/ungraded.ts';

/**
 * Runs every rule on a note that parses.
 *
 * @param context - what the rules need to know beyond the note
 */
export function runRules(note: Page, context?: NoteContext): (Ungraded & Finding)[] {
  const view = createNoteView(note, context);
  return Object.entries(CHECKS).flatMap(([rule, check]) =>
    [check(view)].flat().map((finding) => ({ file: note.file, rule, ...finding })),
  );
}

/**
 * What a seedling still needs to be complete, in a few words each, for its readers.
 *
 * @returns an empty list for a note that isn't a seedling, or that doesn't parse
 */
export function listMissingParts(note: Page): string[] {
  if (note.frontMatter['status'] !== 'seedling' || note.syntaxErrors.length > 0)
    return [];
  return runRules(note).flatMap(({ lacks }) => lacks ?? []);
}
