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
  const { root, write, remove } = aFolder({
    'package-lock.json': '{}',
    'package.json': '{}',
  });
  onTestFinished(remove);
  for (const name of ['a', 'b'])
    write(
      `docs/${name}.md`,
      `---\ntitle: A\ndescription: B.\n---\n\nText.\n\n\`\`\`json\n{}\n\`\`\`\n`,
    );
  const said = lintNotes(['docs/a.md'], root);
  expect(said).toMatch(/^1 parsed: json \(1\)$/m);
  expect(said).toMatch(/^1 page checked: 0 errors, 0 warnings$/m);
});

it('lint:notes lists disabled rules with their reasons, and counts samples if asked to', () => {
  const { root, write, remove } = aFolder({
    'package-lock.json': '{}',
    'package.json': '{}',
  });
  onTestFinished(remove);
  const comment = "{/* lint-ignore note/filler: it's about this phrase */}";
  write(
    'docs/a.md',
    `---\ntitle: A\n---\n\nIt is.\n\n${comment}\n\nIn conclusion.\n\n\`\`\`ruby\nputs 1\n\`\`\`\n`,
  );
  const few = lintNotes([], root);
  expect(few).not.toContain('not checked');
  expect(few).toContain("docs/a.md:7  note/filler is disabled: it's about this phrase");
  const all = lintNotes(['--depths'], root);
  expect(all).toMatch(/^1 not checked: ruby \(1\)$/m);
});
