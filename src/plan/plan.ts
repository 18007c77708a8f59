import path from 'node:path';

import { type Kind, nearest } from 'notes-lint';

import rows from './plan.json' with { type: 'json' };

/** A planned note; the plan has one for every file with a route. */
export type PlannedNote = {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly title: string;
  readonly kind: Kind;
  readonly lang?: 'zh-Hans';
};

/** The fixed list of planned notes. */
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
    // The maximum distance depends on the file name alone, because most notes share their folders.
    path.posix.basename(file),
  );
}
