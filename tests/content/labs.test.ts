import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Globby } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';

import { readOutline } from 'notes-lint';
import { labOf, readNotes, resolveLabLink } from 'mdx-source';

const folders = Globby.sync('labs/**/run.sh', {
  ignore: ['labs/shared', '**/node_modules/**'],
})
  .map((file) => path.posix.dirname(file))
  .sort();

/** The lines that `head_of` in `labs/shared/lab.sh` writes. */
const HEAD = [/^date +\d{4}-\d\d-\d\d$/m, /^machine +\S/m, /^versions +\D+\d/m];

const notes = new Map(readNotes('.').map((note) => [labOf(note.file), note]));

describe.each(folders)('%s', (folder) => {
  it('says what it shows', () => {
    expect(readFileSync(`${folder}/README.md`, 'utf8')).not.toBe('');
  });

  it('has its output, with the date, the machine and the versions', () => {
    const output = readFileSync(`${folder}/output.txt`, 'utf8');
    for (const line of HEAD) expect(output).toMatch(line);
  });

  it('belongs to a note that links to it', () => {
    const note = notes.get(folder);
    expect(note).toBeDefined();
    const { references } = note ? readOutline(note) : { references: [] };
    const targets = references.map(
      ({ url }) => resolveLabLink(note?.file ?? '', url) ?? '',
    );
    expect(targets.filter((one) => `${one}/`.startsWith(`${folder}/`))).not.toEqual([]);
  });
});
