import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startSession } from '../../../../src/plugins/notes/startSession.ts';
import { aFullNote } from '../../../support/aFullNote.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'session-'));
  for (const folder of ['docs', 'src/content']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

describe('a session of npm start', () => {
  it('keeps the faults that pages import up to date with each save', async () => {
    const folder = path.join(root, '.docusaurus');
    const file = path.join(folder, 'faults.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object[]>;
    startSession(root, folder, { faults: [], checked: 0 });
    expect(read()).toEqual({});

    const note = path.join(root, 'docs/a.md');
    writeFileSync(note, `${aFullNote({ kind: 'concept' })}\n# Second title\n`);
    await vi.waitFor(
      () => expect(read()['docs/a.md']).toMatchObject([{ rule: 'note/title' }]),
      {
        timeout: 10_000,
      },
    );

    writeFileSync(note, aFullNote({ kind: 'concept' }));
    await vi.waitFor(() => expect(read()).toEqual({}), { timeout: 10_000 });
  }, 30_000);
});
