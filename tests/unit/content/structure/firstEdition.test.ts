import { describe, expect, it } from 'vitest';

import { checkStructure } from '../../../../src/content/structure/index.ts';
import { FIRST_EDITION } from '../../../../src/content/structure/firstEdition.ts';
import { readNotes } from '../../../../src/notes/index.ts';

const notes = new Map(readNotes(process.cwd()).map((note) => [note.file, note]));

describe('the list of notes of the first edition', () => {
  it.each(FIRST_EDITION)('%s stands and still fails a rule of the second', (file) => {
    const note = notes.get(file);
    const faults = note ? checkStructure(note) : [];
    expect(faults.map(({ severity }) => severity)).toContain('warning');
  });
});
