import { describe, expect, it } from 'vitest';

import { labOf, resolveLabLink } from '../../src/index.ts';

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
