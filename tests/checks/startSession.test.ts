import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startSession } from '../../src/plugins/check-notes/startSession.ts';
import { aFullNote } from '../support/aFullNote.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'session-'));
  for (const folder of ['docs', 'packages/notes-lint/src/note']) {
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
  it('updates the errors that pages import after each save', async () => {
    // Every full note links to this one.
    for (const linked of ['docs/api/idempotency.md', 'docs/http/dns.md']) {
      mkdirSync(path.join(root, path.dirname(linked)), { recursive: true });
      writeFileSync(path.join(root, linked), 'text\n');
    }
    const folder = path.join(root, '.docusaurus');
    const file = path.join(folder, 'faults.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object[]>;
    startSession(root, folder, { faults: [], references: [], checked: 0 });
    expect(read()).toEqual({});

    const note = path.join(root, 'docs/http/a.md');
    writeFileSync(note, `${aFullNote({ kind: 'concept' })}\n# Second title\n\nText.\n`);
    await vi.waitFor(
      () =>
        expect(read()['docs/http/a.md']).toContainEqual(
          expect.objectContaining({ rule: 'note/title' }),
        ),
      {
        timeout: 30_000,
      },
    );

    writeFileSync(note, aFullNote({ kind: 'concept' }));
    await vi.waitFor(() => expect(JSON.stringify(read())).not.toContain('note/title'), {
      timeout: 30_000,
    });
  });

  it('reports links to a renamed note, and drops them when it is back', async () => {
    const folder = path.join(root, '.docusaurus');
    const read = () => readFileSync(path.join(folder, 'faults.json'), 'utf8');
    const [linking, linked] = ['docs/a.md', 'docs/b.md'].map((file) =>
      path.join(root, file),
    ) as [string, string];
    writeFileSync(linking, 'See [b](./b.md).\n');
    writeFileSync(linked, 'text\n');
    startSession(root, folder, { faults: [], references: [], checked: 2 });
    renameSync(linked, path.join(root, 'docs/c.md'));
    await vi.waitFor(() => expect(read()).toMatch(/"docs\/a\.md".*links\/page/), {
      timeout: 30_000,
    });
    renameSync(path.join(root, 'docs/c.md'), linked);
    await vi.waitFor(() => expect(read()).not.toMatch(/links\/page/), {
      timeout: 30_000,
    });
  });
});
