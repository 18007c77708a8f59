import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { readNotes } from '../../../../packages/notes-lint/src/index.ts';
import {
  checkAllReferences,
  checkReferencesNow,
  checkSaved,
  checkStructures,
  readFirst,
} from '../../../../src/plugins/check-notes/checks.ts';
import { aFolder } from '../../../support/aFolder.ts';
import { aFullNote } from '../../../support/aFullNote.ts';

const note = aFullNote({ kind: 'concept' });
let root = '';
let write: ReturnType<typeof aFolder>['write'];

beforeEach(() => {
  const folder = aFolder({
    'package-lock.json': '{}',
    'packages/notes-lint/src/note/rule.ts': '',
    'docs/right.md': note,
    'docs/wrong.md': `${note}\n# Second title\n\nText.\n`,
  });
  ({ root, write } = folder);
  onTestFinished(folder.remove);
});

const filesOf = (faults: readonly { readonly file: string }[]) =>
  faults.map(({ file }) => file);

describe('the notes when npm start begins', () => {
  it('are checked immediately if few of them are new', () => {
    expect(filesOf(readFirst(root).faults)).toEqual(['docs/wrong.md']);
  });

  it('are not checked if many are new, until they have been checked once', () => {
    for (let i = 0; i < 5; i++) write(`docs/${i}.md`, '# No front matter\n');
    expect(readFirst(root)).toEqual({ faults: [], references: [], checked: 7 });
    const faults = checkStructures(root, readNotes(root));
    expect(readFirst(root).faults).toEqual(faults);
  });
});

describe('a saved note', () => {
  it('is checked alone, and a deleted one has no errors', () => {
    const before = checkStructures(root, readNotes(root));
    write('docs/right.md', '# No front matter\n');
    const after = checkSaved(root, ['docs/right.md'], before);
    expect(new Set(filesOf(after.faults))).toEqual(
      new Set(['docs/wrong.md', 'docs/right.md']),
    );
    rmSync(path.join(root, 'docs/right.md'));
    const left = checkSaved(root, ['docs/right.md'], after.faults);
    expect(filesOf(left.faults)).toEqual(['docs/wrong.md']);
    expect(left.checked).toBe(after.checked - 1);
  });
});

describe('references in notes', () => {
  const here = () => checkReferencesNow(root) ?? [];

  beforeEach(() => {
    write('docs/map.png', '');
    write('docs/right.md', 'See [wrong](./wrong.md#map).\n\n## Map\n');
    write(
      'docs/wrong.md',
      'See [right](./right.md#map) and ![a map](./map.png).\n\n## Map\n',
    );
  });

  it('are reported with file and line once the target is renamed or deleted, until it is back', () => {
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

  it.each(['/blog/rss.xml', '/docs/atom.xml', '/sitemap.xml', '/llms.txt'])(
    'are reported if they lead to a generated file: %s',
    (file) => {
      write('docs/right.md', `See [it](${file}).\n\n## Map\n`);
      const [fault] = here();
      expect(fault).toMatchObject({ file: 'docs/right.md', rule: 'links/page' });
      expect(fault?.remedy).toContain(`](pathname://${file})`);
      write('docs/right.md', `See [it](pathname://${file}).\n\n## Map\n`);
      expect(here()).toEqual([]);
    },
  );

  it('are left to the background check if many notes are new', () => {
    for (let i = 0; i < 6; i++) write(`docs/${i}.md`, 'text');
    expect(checkReferencesNow(root)).toBeUndefined();
    checkAllReferences(root, readNotes(root));
    expect(checkReferencesNow(root)).toEqual([]);
  });
});
