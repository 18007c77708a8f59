import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { resolveNotePaths } from './resolveNotePaths.ts';

const NOTES = ['docs/http/dns.md', 'docs/http/my cache.md', 'docs/https.md'];
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'notes-'));
  mkdirSync(path.join(root, 'docs/http'), { recursive: true });
  for (const file of [...NOTES, 'README.md']) writeFileSync(path.join(root, file), '');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('resolveNotePaths', () => {
  it('selects all notes without arguments', () => {
    expect(resolveNotePaths(root, []).sort()).toEqual(NOTES);
  });

  it('selects a note by its file, also with spaces, and those of a folder, each once', () => {
    expect(resolveNotePaths(root, ['./docs/http/my cache.md'])).toEqual([NOTES[1]]);
    expect(resolveNotePaths(root, ['docs/http/', 'docs/http/dns.md']).sort()).toEqual(
      NOTES.slice(0, 2),
    );
  });

  it('rejects every argument that matches nothing, even beside one that does, and suggests what was meant', () => {
    const run = () =>
      resolveNotePaths(root, ['docs/http/dns.md', 'docs/http/dsn.md', 'README.md']);
    expect(run).toThrow(
      /docs\/http\/dsn\.md is neither a note.*mean docs\/http\/dns\.md\?/,
    );
    expect(run).toThrow(/README\.md is neither a note nor a folder with notes/);
  });
});
