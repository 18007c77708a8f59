import type { Problem, Page, Severity } from 'mdx-source';
import type { Finding } from './findings.ts';
import { RULES, type Rule } from './rules.ts';
import { type NoteContext, type NoteView, createNoteView } from './noteView.ts';

function severityOf({ completeOnly, severity }: Rule, { front }: NoteView): Severity {
  return completeOnly && front.status === 'seedling' ? 'info' : severity;
}

function findAll({ check }: Rule, view: NoteView): Finding[] {
  return [check(view)].flat();
}

/**
 * Runs every structure rule on a note. What a complete note has is asked only of notes with a `kind`.
 *
 * @param note - if it doesn't parse, only its syntax errors are returned
 * @param context - what the rules need to know beyond the note
 */
export function checkStructure(note: Page, context: NoteContext = {}): Problem[] {
  if (note.syntaxErrors.length > 0) return [...note.syntaxErrors];
  const view = createNoteView(note, context);
  const active = Object.entries(RULES).filter(
    ([, { completeOnly }]) => !completeOnly || view.front.kind !== undefined,
  );
  return active.flatMap(([rule, entry]) =>
    findAll(entry, view).map(({ line, message, remedy }) => ({
      file: note.file,
      line,
      rule,
      severity: severityOf(entry, view),
      message,
      remedy,
    })),
  );
}

/**
 * What a seedling still needs to be complete, in a few words each, for its readers.
 *
 * @returns an empty list for a note that isn't a seedling, or that doesn't parse
 */
export function listMissingParts(note: Page, context: NoteContext = {}): string[] {
  if (note.frontMatter['status'] !== 'seedling' || note.syntaxErrors.length > 0)
    return [];
  const view = createNoteView(note, context);
  return Object.values(RULES)
    .filter(({ completeOnly }) => completeOnly)
    .flatMap((rule) => findAll(rule, view).flatMap(({ lacks }) => lacks ?? []));
}
