import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');

function lintNotes(words: readonly string[], cwd = process.cwd()): string {
  const all = [TSX, path.resolve('scripts/lintNotes.mts'), ...words];
  return execFileSync(process.execPath, all, { encoding: 'utf8', cwd });
}

it('lint:notes checks a named note, and counts its samples by how they were checked', () => {
  const said = lintNotes(['--depths', 'docs/tech-notes/http/dns.md']);
  expect(said).toMatch(/run +│ +compiled/);
  expect(said).toMatch(/^1 page checked: 0 errors, 0 warnings$/m);
});

it('lint:notes counts disabled rules, and lists them with their reasons if asked to', () => {
  const { root, write, remove } = aFolder({
    'package-lock.json': '{}',
    'package.json': '{}',
  });
  onTestFinished(remove);
  const comment = "{/* lint-ignore note/filler: it's about this phrase */}";
  write('docs/a.md', `---\ntitle: A\n---\n\nIt is.\n\n${comment}\n\nIn conclusion.\n`);
  const few = lintNotes([], root);
  expect(few).toMatch(/^1 silenced: npm run lint:notes -- --silenced/m);
  expect(few).not.toContain("it's about this phrase");
  const all = lintNotes(['--silenced'], root);
  expect(all).toContain("it's about this phrase");
  expect(all).not.toMatch(/^1 silenced/m);
});
