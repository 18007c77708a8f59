import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from 'mdx-source/testing';
import { KINDS } from 'notes-lint';
import { runScript } from '../support/runScript.ts';

const FILE = 'docs/tech-notes/http/cors.md';

async function create(file: string, ...flags: string[]) {
  const { root: cwd, remove } = aFolder();
  onTestFinished(remove);
  const { output } = await runScript('new', [file, ...flags], { cwd });
  return { output, text: readFileSync(path.join(cwd, file), 'utf8') };
}

it('creates a short post, and asks for no index', async () => {
  const { output, text } = await create('blog/2026/11/28/my-post.mdx', '--seedling');
  expect(text).toMatch(/^---\ntitle: "My post"\n/);
  expect(text).not.toContain('## ');
  expect(output).not.toMatch(/has an index|sidebar/);
});

it('says in a line what each kind is, if asked how it works', async () => {
  const { output } = await runScript('new', ['--help']);
  for (const kind of KINDS)
    expect(output).toMatch(new RegExp(`^ +(?:--kind +)?${kind} +\\w`, 'm'));
});

it('creates a note as the flags say, and says what comes next', async () => {
  const flags = ['--kind', 'comparison', '--title', 'Which origins?', '--lang', 'en'];
  const { output, text } = await create(FILE, ...flags);
  expect(output).toContain('If its folder has an index, link to it there');
  expect(output).toContain(
    'The sidebar calls its new folder "http"; for another name, write {"label": "…"} to docs/tech-notes/http/_category_.json.',
  );
  expect(output).toContain(`npm run lint:notes -- "${FILE}"`);
  expect(text).toMatch(
    /^---\ntitle: "Which origins\?"\n[^]*\nkind: comparison\nstatus: seedling\n[^]*\n## /,
  );
});

it('begins an area with its index only, because another folder may be misspelt', async () => {
  const { root, remove } = aFolder({ 'docs/personal-growth-notes/index.md': '' });
  onTestFinished(remove);
  const make = (file: string) => runScript('new', [file], { cwd: root });
  expect((await make('docs/growth/habits.md')).output).toContain(
    "There's no folder docs/growth, only docs/personal-growth-notes.",
  );
  expect(existsSync(path.join(root, 'docs/growth'))).toBe(false);
  await make('docs/growth/index.md');
  expect((await make('docs/growth/habits.md')).status).toBe(0);
});
