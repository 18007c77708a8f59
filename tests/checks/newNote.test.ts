import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

const FILE = 'docs/tech-notes/http/cors.md';
const SCRIPT = path.resolve('scripts/newNote.mts');
const TSX = createRequire(import.meta.url).resolve('tsx/cli');
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
});

afterAll(() => rmSync(root, { recursive: true }));

function run(...words: string[]): string {
  const options = { cwd: root, encoding: 'utf8', input: '' } as const;
  return execFileSync(process.execPath, [TSX, SCRIPT, ...words], options);
}

it('creates a note outside the plan, says so, and lists separately what only a complete note needs', () => {
  const flags = ['--kind', 'concept', '--title', 'CORS', '--lang', 'en', '--seedling'];
  const said = run(FILE, ...flags);
  expect(said).toMatch(
    /cors\.md is not in the plan of notes.*If its folder has an index, link to it there/,
  );
  const [due = '', later = ''] = said.split('but not to publish a seedling:');
  expect(due).toMatch(/description is still the one from the template/);
  expect(due).not.toContain('Trade-offs');
  expect(later).toMatch(/Missing: "## Trade-offs", "## /);
  expect(readFileSync(path.join(root, FILE), 'utf8')).toMatch(/^---\ntitle: "CORS"\n/);
});
