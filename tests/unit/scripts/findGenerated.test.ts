import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { cacheFolder } from '../../../packages/sample-prover/src/cache.ts';
import { findGenerated } from '../../../scripts/findGenerated.ts';

/** A repository with these folders, deleted after the test. */
function aRepository(...folders: string[]): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  folders.forEach((folder) => mkdirSync(path.join(root, folder), { recursive: true }));
  return root;
}

it('npm run clear deletes what can be regenerated, and keeps sources and the results of sample checks', () => {
  const generated = [
    '.docusaurus',
    'tests/fixtures/site/.docusaurus',
    'build',
    'build-fixture',
    'node_modules/.cache/rspack',
  ];
  const kept = [
    'docs',
    'builds',
    'node_modules/.cache/personal-notes',
    cacheFolder(''),
    'node_modules/x',
  ];
  expect(findGenerated(aRepository(...generated, ...kept))).toEqual(generated);
});

it('npm run clear finds nothing in a fresh clone', () => {
  expect(findGenerated(aRepository('docs'))).toEqual([]);
});
