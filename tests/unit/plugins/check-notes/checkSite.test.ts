import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readNotes } from '../../../../packages/notes-lint/src/index.ts';
import { openCheckProcess } from '../../../../src/plugins/check-notes/askProcess.ts';
import {
  checkAllReferences,
  checkReferencesNow,
  checkSaved,
  checkSite,
  checkStructures,
  readFirst,
} from '../../../../src/plugins/check-notes/checkSite.ts';
import { aFullNote } from '../../../support/aFullNote.ts';

/** A process of the lowest priority waits for all else that the machine does. */
const STARTING_TAKES = 300_000;

let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('package-lock.json', '{}');
  write('packages/notes-lint/src/note/rule.ts', '');
  write('docs/right.md', aFullNote({ kind: 'concept' }));
  write('docs/wrong.md', `${aFullNote({ kind: 'concept' })}\n# Second title\n\nText.\n`);
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
    expect(readFirst(root)).toEqual({ faults: [], references: [], checked: 7 });
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

describe('what notes refer to', () => {
  const here = () => checkReferencesNow(root) ?? [];

  beforeEach(() => {
    write('docs/map.png', '');
    write('docs/right.md', 'See [wrong](./wrong.md#map).\n\n## Map\n');
    write(
      'docs/wrong.md',
      'See [right](./right.md#map) and ![a map](./map.png).\n\n## Map\n',
    );
  });

  it('is named at file and line once it is renamed or deleted, and no more once it is back', () => {
    expect(here()).toEqual([]);
    renameSync(path.join(root, 'docs/right.md'), path.join(root, 'docs/renamed.md'));
    rmSync(path.join(root, 'docs/map.png'));
    expect(here()).toMatchObject([
      { file: 'docs/wrong.md', line: 1, rule: 'links/page' },
      { file: 'docs/wrong.md', line: 1, rule: 'links/image' },
    ]);
    renameSync(path.join(root, 'docs/renamed.md'), path.join(root, 'docs/right.md'));
    write('docs/map.png', '');
    expect(here()).toEqual([]);
  });

  it('is left to the background where many notes are new', () => {
    for (let i = 0; i < 6; i++) write(`docs/${i}.md`, 'text');
    expect(checkReferencesNow(root)).toBeUndefined();
    checkAllReferences(root, readNotes(root));
    expect(checkReferencesNow(root)).toEqual([]);
  });

  it('fails a build where the built pages cannot show it', async () => {
    write('docs/wrong.md', '[gone](./gone.md), ![gone](./gone.png)\n');
    const { references } = await checkSite(root);
    expect(references).toMatchObject([{ file: 'docs/wrong.md', rule: 'links/image' }]);
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
