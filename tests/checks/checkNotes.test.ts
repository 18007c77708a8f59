import { rmSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { openCheckProcess } from '../../src/plugins/check-notes/askProcess.ts';
import { checkForBuild, readFirst } from '../../src/plugins/check-notes/checks.ts';
import { aFolder } from '../support/aFolder.ts';
import { aFullNote } from '../support/aFullNote.ts';

const note = aFullNote({ kind: 'concept' });

/** A site with a note that's right and one that isn't, deleted after the test. */
function aSite() {
  const { root, write, remove } = aFolder({
    'package-lock.json': '{}',
    'docs/right.md': note,
    'docs/wrong.md': `${note}\n# Second title\n\nText.\n`,
  });
  onTestFinished(remove);
  return { root, write };
}

const filesOf = (faults: readonly { readonly file: string }[]) =>
  faults.map(({ file }) => file);

it('a broken link or image fails a build, with file and line', async () => {
  const { root, write } = aSite();
  write('docs/right.md', 'text\n');
  write('docs/wrong.md', '[gone](./gone.md), ![gone](./gone.png)\n');
  const { references } = await checkForBuild(root);
  expect(references).toMatchObject([
    { file: 'docs/wrong.md', line: 1, rule: 'links/page', severity: 'error' },
    { file: 'docs/wrong.md', line: 1, rule: 'links/image', severity: 'error' },
  ]);
});

describe('the process that checks all notes', () => {
  it('reports errors in structure and pages, and caches the results', async () => {
    const { root } = aSite();
    const ask = openCheckProcess(root);
    const report = await ask();
    expect(filesOf(report.structure)).toEqual(['docs/wrong.md']);
    expect(filesOf(report.pages)).toEqual(['docs/right.md', 'docs/wrong.md']);
    expect(report.notes).toBe(2);
    expect(filesOf(readFirst(root).faults)).toEqual(['docs/wrong.md']);
  });

  it('reports why the check failed', async () => {
    const { root } = aSite();
    rmSync(path.join(root, 'package-lock.json'));
    await expect(openCheckProcess(root)()).rejects.toThrow(/package-lock\.json/);
  });
});
