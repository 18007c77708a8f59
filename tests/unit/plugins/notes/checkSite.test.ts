import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readNotes } from '../../../../src/notes/index.ts';
import { openCheckProcess } from '../../../../src/plugins/notes/askProcess.ts';
import {
  checkSaved,
  checkStructures,
  readFirst,
} from '../../../../src/plugins/notes/checkSite.ts';
import { aFullNote } from '../../../support/aFullNote.ts';

const STARTING_TAKES = 60_000;

let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('package-lock.json', '{}');
  write('src/content/rule.ts', '');
  write('docs/right.md', aFullNote({ kind: 'concept' }));
  write('docs/wrong.md', `${aFullNote({ kind: 'concept' })}\n# Second title\n`);
});

afterEach(() => rmSync(root, { recursive: true }));

const filesOf = (faults: readonly { readonly file: string }[]) =>
  faults.map(({ file }) => file);

describe('the notes when npm start begins', () => {
  it('are checked at once where few of them are new', () => {
    expect(filesOf(readFirst(root).faults)).toEqual(['docs/wrong.md']);
  });

  it('cost no check where many are new, until they were checked once', () => {
    for (let i = 0; i < 5; i++) write(`docs/${i}.md`, '# No front matter\n');
    expect(readFirst(root)).toEqual({ faults: [], checked: 7 });
    const faults = checkStructures(root, readNotes(root));
    expect(readFirst(root).faults).toEqual(faults);
  });
});

describe('a saved note', () => {
  it('is looked at alone, and one that is gone has no faults', () => {
    const before = checkStructures(root, readNotes(root));
    write('docs/right.md', '# No front matter\n');
    const after = checkSaved(root, ['docs/right.md'], before);
    expect(new Set(filesOf(after))).toEqual(new Set(['docs/wrong.md', 'docs/right.md']));
    rmSync(path.join(root, 'docs/right.md'));
    expect(filesOf(checkSaved(root, ['docs/right.md'], after))).toEqual([
      'docs/wrong.md',
    ]);
  });
});

describe('the process that checks all notes', () => {
  it(
    'reports structure and pages, and keeps what it finds',
    { timeout: STARTING_TAKES },
    async () => {
      const ask = openCheckProcess(root);
      const report = await ask();
      expect(filesOf(report.structure)).toEqual(['docs/wrong.md']);
      expect(filesOf(report.pages)).toEqual(['docs/right.md', 'docs/wrong.md']);
      expect(report.notes).toBe(2);
      expect(filesOf(readFirst(root).faults)).toEqual(['docs/wrong.md']);
    },
  );

  it('says why it could not', { timeout: STARTING_TAKES }, async () => {
    rmSync(path.join(root, 'package-lock.json'));
    await expect(openCheckProcess(root)()).rejects.toThrow(/package-lock\.json/);
  });
});
