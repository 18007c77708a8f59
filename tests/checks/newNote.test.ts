import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from '../support/aFolder.ts';

const FILE = 'docs/tech-notes/http/cors.md';
const SCRIPT = path.resolve('scripts/newNote.mts');
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

it('creates a note outside the plan, says so, and lists separately what only a complete note needs', () => {
  const flags = ['--kind', 'concept', '--title', 'CORS', '--lang', 'en', '--seedling'];
  const { root, remove } = aFolder();
  onTestFinished(remove);
  const options = { cwd: root, encoding: 'utf8' } as const;
  const said = execFileSync(process.execPath, [TSX, SCRIPT, FILE, ...flags], options);
  expect(said).toMatch(
    /cors\.md is not in the plan of notes.*If its folder has an index, link to it there/,
  );
  const [due = '', later = ''] = said.split('but not to publish a seedling:');
  expect(due).toMatch(/description is still the one from the template/);
  expect(due).not.toContain('Trade-offs');
  expect(later).toMatch(/Missing: "## Trade-offs", "## /);
  expect(readFileSync(path.join(root, FILE), 'utf8')).toMatch(/^---\ntitle: "CORS"\n/);
});
