import type { Page } from 'mdx-source';
import type { Finding } from './findings.ts';
import { dropSwallowed } from './links.ts';
import { type NoteContext, createNoteView } from './noteView.ts';
import { CHECKS } from './rules.ts';
import type { Ungraded } from '../ungraded.ts';

function listFindings(
  note: Page,
  context: NoteContext = {},
): (Finding & { readonly rule: string })[] {
  const view = createNoteView(note, context);
  return Object.entries(CHECKS).flatMap(([rule, check]) =>
    [check(view)].flat().map((finding) => ({ rule, ...finding })),
  );
}

/**
 * Runs every rule on a note that parses.
 *
 * @param context - what the rules need to know beyond the note
 */
export function runRules(note: Page, context?: NoteContext): Ungraded[] {
  const { file } = note;
  const problems = listFindings(note, context).map(({ line, rule, message, remedy }) => ({
    file,
    line,
    rule,
    message,
    remedy,
  }));
  return dropSwallowed(problems);
}

/**
 * What a seedling still needs to be complete, in a few words each, for its readers.
 *
 * @returns an empty list for a note that isn't a seedling, or that doesn't parse
 */
export function listMissingParts(note: Page, context?: NoteContext): string[] {
  if (note.frontMatter['status'] !== 'seedling' || note.syntaxErrors.length > 0)
    return [];
  return listFindings(note, context).flatMap(({ lacks }) => lacks ?? []);
}
