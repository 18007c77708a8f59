import { describe, expect, it } from 'vitest';

import { checkStructure } from '../../../../src/content/structure/index.ts';
import { FIRST_EDITION } from '../../../../src/content/structure/firstEdition.ts';
import { readNotes } from '../../../../src/notes/index.ts';

const notes = new Map(readNotes(process.cwd()).map((note) => [note.file, note]));

describe('the list of notes of the first edition', () => {
  it('holds none that is gone or fails no rule of the second', () => {
    const done = FIRST_EDITION.filter((file) => {
      const note = notes.get(file);
      const faults = note ? checkStructure(note) : [];
      return !faults.some(({ severity }) => severity === 'warning');
    });
    expect(done).toEqual([]);
  });
});
