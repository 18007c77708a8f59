import { afterAll, describe, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { resolveNotePaths } from './resolveNotePaths.ts';

const NOTES = ['docs/http/dns.md', 'docs/http/my cache.md', 'docs/https.md'];
const { root: siteDir, remove } = aFolder(
  Object.fromEntries([...NOTES, 'README.md'].map((file) => [file, ''])),
);
afterAll(remove);

describe('resolveNotePaths', () => {
  it('selects all notes without arguments', () => {
    expect(resolveNotePaths(siteDir, []).sort()).toEqual(NOTES);
  });

  it('selects a note by its file, also with spaces, and those of a folder, each once', () => {
    expect(resolveNotePaths(siteDir, ['./docs/http/my cache.md'])).toEqual([NOTES[1]]);
    expect(resolveNotePaths(siteDir, ['docs/http/', 'docs/http/dns.md']).sort()).toEqual(
      NOTES.slice(0, 2),
    );
  });

  it('rejects every argument that matches nothing, even beside one that does', () => {
    const run = () =>
      resolveNotePaths(siteDir, ['docs/http/dns.md', 'docs/http/dsn.md', 'README.md']);
    expect(run).toThrow(/docs\/http\/dsn\.md is neither a note/);
    expect(run).toThrow(/README\.md is neither a note nor a folder with notes/);
  });
});
