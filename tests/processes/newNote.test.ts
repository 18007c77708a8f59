import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from 'mdx-source/testing';
import { KINDS } from 'notes-lint';

const FILE = 'docs/tech-notes/http/cors.md';
const SCRIPT = path.resolve('scripts/newNote.mts');
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

function run(file: string, ...flags: string[]) {
  const { root, remove } = aFolder();
  onTestFinished(remove);
  const options = { cwd: root, encoding: 'utf8' } as const;
  const said = execFileSync(process.execPath, [TSX, SCRIPT, file, ...flags], options);
  return { said, text: readFileSync(path.join(root, file), 'utf8') };
}

it.each([
  'blog/2026-11-28-my-post.md',
  'blog/2026-11-28-my-post/index.md',
  'blog/2026/11/28/my-post.mdx',
])('leaves the date out of the title of %s, and asks for no index', (file) => {
  const { said, text } = run(file);
  expect(text).toMatch(/^---\ntitle: "My post"\n/);
  expect(said).not.toContain('has an index');
});

const FLAGS = ['--kind', 'concept', '--title', 'CORS', '--lang', 'en'];

it('says in a line what each kind is, if asked how it works', () => {
  const said = execFileSync(process.execPath, [TSX, SCRIPT, '--help'], {
    encoding: 'utf8',
  });
  for (const kind of KINDS)
    expect(said).toMatch(new RegExp(`^ +(?:--kind +)?${kind} +\\w`, 'm'));
});

it('creates a short note', () => {
  const { text } = run(FILE, ...FLAGS, '--seedling');
  expect(text).toContain('status: seedling');
  expect(text).not.toContain('## ');
});

it('creates a note with the sections of its kind, and says what comes next', () => {
  const { said, text } = run(FILE, ...FLAGS);
  expect(said).toContain('If its folder has an index, link to it there');
  expect(said).toContain(`npm run lint:notes -- "${FILE}"`);
  expect(text).toMatch(
    /^---\ntitle: "CORS"\n[^]*\nstatus: seedling\n[^]*\n## Trade-offs\n/,
  );
});

it('begins an area with its index only, because another folder may be misspelt', () => {
  const { root, remove } = aFolder({ 'docs/personal-growth-notes/index.md': '' });
  onTestFinished(remove);
  const create = (file: string) =>
    spawnSync(process.execPath, [TSX, SCRIPT, file], { cwd: root, encoding: 'utf8' });
  expect(create('docs/growth/habits.md').stderr).toContain(
    "There's no folder docs/growth, only docs/personal-growth-notes.",
  );
  expect(existsSync(path.join(root, 'docs/growth'))).toBe(false);
  create('docs/growth/index.md');
  expect(create('docs/growth/habits.md').status).toBe(0);
});
