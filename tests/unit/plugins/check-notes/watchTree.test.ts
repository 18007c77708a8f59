import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { watchTree } from '../../../../src/plugins/check-notes/watchTree.ts';
import { aFolder } from '../../../support/aFolder.ts';

const folder = aFolder({ 'http/dns.md': 'text' });
const { root, remove } = folder;
const heard = new Set<string>();

const write = (file: string) => folder.write(file, 'text');

let marks = 0;

/** Waits until a change of the file and a second one have been reported, so that no more events follow. */
async function hear(file: string): Promise<void> {
  await vi.waitFor(() => expect([...heard]).toContain(file), 15_000);
  const mark = `mark-${(marks += 1)}.md`;
  write(mark);
  await vi.waitFor(() => expect([...heard]).toContain(mark), 15_000);
  heard.clear();
}

beforeAll(() => {
  watchTree(root, (file) => heard.add(path.relative(root, file)));
});

beforeEach(() => heard.clear());

afterAll(remove);

it('reports a note that was saved in place', async () => {
  write('http/dns.md');
  await hear(path.join('http', 'dns.md'));
});

it('reports every save after an editor has replaced the file', async () => {
  for (let save = 0; save < 2; save += 1) {
    write('http/dns.md~');
    renameSync(path.join(root, 'http/dns.md~'), path.join(root, 'http/dns.md'));
    await hear(path.join('http', 'dns.md'));
    write('http/dns.md');
    await hear(path.join('http', 'dns.md'));
  }
});

it('reports notes in a folder that was added, deleted, and added again', async () => {
  for (let time = 0; time < 2; time += 1) {
    write('git/deep/rebase.md');
    await hear(path.join('git', 'deep', 'rebase.md'));
    write('git/deep/rebase.md');
    await hear(path.join('git', 'deep', 'rebase.md'));
    rmSync(path.join(root, 'git'), { recursive: true });
    await hear('git');
  }
});

it("reports nothing if the folder doesn't exist", () => {
  expect(() => watchTree(path.join(root, 'none'), () => undefined)).not.toThrow();
});
