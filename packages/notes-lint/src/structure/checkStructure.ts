import type { Fault, Page as Note, Severity } from 'mdx-source';
import type { Finding } from './rule.ts';
import { RULES, type Rule } from './rules.ts';
import { type NoteContext, type NoteView, viewNote } from './view.ts';

function weigh({ isForComplete, severity }: Rule, { front }: NoteView): Severity {
  return isForComplete && front.status === 'seedling' ? 'info' : severity;
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
export function checkStructure(note: Note, context: NoteContext = {}): Fault[] {
  if (note.syntaxFaults.length > 0) return [...note.syntaxFaults];
  const view = viewNote(note, context);
  const due = Object.entries(RULES).filter(
    ([, { isForComplete }]) => !isForComplete || view.front.kind !== undefined,
  );
  return due.flatMap(([rule, entry]) =>
    findAll(entry, view).map(({ line, message, remedy }) => ({
      file: note.file,
      line,
      rule,
      severity: weigh(entry, view),
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
export function listLacks(note: Note, context: NoteContext = {}): string[] {
  if (note.frontMatter['status'] !== 'seedling' || note.syntaxFaults.length > 0)
    return [];
  const view = viewNote(note, context);
  return Object.values(RULES)
    .filter(({ isForComplete }) => isForComplete)
    .flatMap((rule) => findAll(rule, view).flatMap(({ lacks }) => lacks ?? []));
}
