import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openCheckProcess } from '../../src/plugins/check-notes/askProcess.ts';
import { checkForBuild, readFirst } from '../../src/plugins/check-notes/checks.ts';
import { aFullNote } from '../support/aFullNote.ts';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('package-lock.json', '{}');
  write('docs/right.md', aFullNote({ kind: 'concept' }));
  write('docs/wrong.md', `${aFullNote({ kind: 'concept' })}\n# Second title\n\nText.\n`);
});

afterEach(() => rmSync(root, { recursive: true }));

const filesOf = (faults: readonly { readonly file: string }[]) =>
  faults.map(({ file }) => file);

it('a broken link or image fails a build, with file and line', async () => {
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
    const ask = openCheckProcess(root);
    const report = await ask();
    expect(filesOf(report.structure)).toEqual(['docs/wrong.md']);
    expect(filesOf(report.pages)).toEqual(['docs/right.md', 'docs/wrong.md']);
    expect(report.notes).toBe(2);
    expect(filesOf(readFirst(root).faults)).toEqual(['docs/wrong.md']);
  });

  it('reports why the check failed', async () => {
    rmSync(path.join(root, 'package-lock.json'));
    await expect(openCheckProcess(root)()).rejects.toThrow(/package-lock\.json/);
  });
});
