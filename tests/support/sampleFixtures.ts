import { readFileSync, readdirSync } from 'node:fs';

import type { Note } from '../../packages/mdx-source/src/note.ts';
import { aNote } from './aNote.ts';

const FOLDER = 'tests/fixtures/content/samples';

/** Names of the notes that show how samples go wrong, without their ending. */
export function fixtureNames(): string[] {
  return readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));
}

/** One of these notes, as if it stood at `<name>.md`. */
export function readFixture(name: string): Note {
  return aNote(readFileSync(`${FOLDER}/${name}.md`, 'utf8'), `${name}.md`);
}
