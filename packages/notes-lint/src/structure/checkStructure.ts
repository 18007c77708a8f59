import type { Fault, Note, Severity } from '../note/index.ts';
import type { Finding } from './rule.ts';
import { RULES, type Rule } from './rules.ts';
import { isPlainPage, type NoteContext, type NoteView, viewNote } from './view.ts';

function weigh({ isForComplete, severity }: Rule, { front }: NoteView): Severity {
  return isForComplete && front.status === 'seedling' ? 'info' : severity;
}

function findAll({ check }: Rule, view: NoteView): Finding[] {
  return [check(view)].flat();
}

/**
 * Holds a note against every rule about its structure.
 *
 * @param note - a note that parses; one that does not gives no faults but those of its syntax
 * @param context - what the rules are told beside the note
 */
export function checkStructure(note: Note, context: NoteContext = {}): Fault[] {
  if (note.syntaxFaults.length > 0) return [...note.syntaxFaults];
  const view = viewNote(note, context);
  const isPlain = isPlainPage(note);
  const due = Object.entries(RULES).filter(
    ([, { isForComplete }]) => !isPlain || !isForComplete,
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
 * What a seedling still lacks to be complete, in a few words each, for its readers.
 *
 * @returns nothing for a note that is none, or that does not parse
 */
export function listLacks(note: Note, context: NoteContext = {}): string[] {
  if (note.frontMatter['status'] !== 'seedling' || note.syntaxFaults.length > 0)
    return [];
  const view = viewNote(note, context);
  return Object.values(RULES)
    .filter(({ isForComplete }) => isForComplete)
    .flatMap((rule) => findAll(rule, view).flatMap(({ lacks }) => lacks ?? []));
}
