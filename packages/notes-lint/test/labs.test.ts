import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { checkSiteReferences, readNotes } from '../src/index.ts';
import { labOf, resolveLabLink } from '../src/labs.ts';

it('links to a missing lab, and to a missing file of one, are reported', () => {
  const root = path.resolve('tests/fixtures/labs');
  const found = checkSiteReferences(root, readNotes(root));
  expect(found.filter(({ rule }) => rule === 'links/lab')).toMatchObject([
    {
      file: 'docs/nowhere.md',
      line: 1,
      message: expect.stringContaining('labs/nowhere'),
      remedy: expect.stringContaining('Link to the folder of a lab'),
    },
    {
      file: 'docs/nowhere.md',
      message: expect.stringContaining('labs/sound/zones/other.zone'),
    },
  ]);
});

describe('labOf', () => {
  it.each([
    ['docs/tech-notes/http/dns.md', 'labs/tech-notes/http/dns'],
    ['docs/tech-notes/api/graphql/index.md', 'labs/tech-notes/api/graphql'],
    ['docs/index.md', 'labs/index'],
    ['blog/mdx-blog-post.mdx', 'labs/blog/mdx-blog-post'],
    ['blog/welcome/index.md', 'labs/blog/welcome'],
  ])('%s has its lab in %s', (note, lab) => {
    expect(labOf(note)).toBe(lab);
  });
});

describe('resolveLabLink', () => {
  it('ignores other links', () => {
    for (const url of ['./a.md', '../labs.md', 'https://example.org/labs/', '#labs']) {
      expect(resolveLabLink('docs/a.md', url)).toBeUndefined();
    }
  });

  it('tolerates a stray %', () => {
    expect(resolveLabLink('docs/a.md', '../labs/100%')).toBe('labs/100%');
  });

  it('ignores a query and a hash, and decodes escapes', () => {
    expect(resolveLabLink('docs/a.md', '../labs/%E4%BA%94/#top')).toBe('labs/五');
  });
});
