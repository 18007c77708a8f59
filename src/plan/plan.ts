import path from 'node:path';

import { type Kind, nearest } from 'notes-lint';

import rows from './plan.json' with { type: 'json' };

/** A note of the plan: every file that has a route, with what it will be. */
export type PlannedNote = {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly title: string;
  readonly kind: Kind;
  readonly lang?: 'zh-Hans';
};

/** The closed table of notes. */
export const PLAN = rows as readonly PlannedNote[];

/** The planned note at a path. */
export function findPlanned(file: string): PlannedNote | undefined {
  return PLAN.find((note) => note.file === file);
}

/** The planned path that was most likely meant. */
export function guessPlanned(file: string): string | undefined {
  return nearest(
    file,
    PLAN.map((note) => note.file),
    // As many edits as the file's own name allows: its folders are alike in most notes.
    path.posix.basename(file),
  );
}
