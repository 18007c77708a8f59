import { describe, expect, it } from 'vitest';

import { permalinkOf } from '../../src/index.ts';

describe('the URL of a file', () => {
  it.each<[string, string | undefined, string]>([
    ['docs/02-http/01-dns.md', undefined, '/docs/http/dns'],
    ['docs/7.0-release.md', undefined, '/docs/7.0-release'],
    ['docs/http/README.md', undefined, '/docs/http/'],
    ['docs/http/http.md', undefined, '/docs/http/'],
    ['docs/http/dns.md', 'names', '/docs/http/names'],
    ['docs/http/dns.md', '/names', '/docs/names'],
    ['blog/2026-11-20-dns.md', undefined, '/blog/2026/11/20/dns'],
    ['blog/2026-11-20-dns/index.md', 'names', '/blog/names'],
    ['blog/2026-11-20-dns/index.mdx', undefined, '/blog/2026/11/20/dns'],
    ['blog/net/2026-11-20-dns.md', undefined, '/blog/2026/11/20/net/dns'],
    ['docs/what?.md', undefined, '/docs/what?.md'],
    ['src/pages/index.tsx', undefined, '/'],
    ['src/pages/about.md', '/me', '/me'],
    ['src/pages/about/index.md', undefined, '/about/'],
  ])('%s with slug %s', (file, slug, address) => {
    expect(permalinkOf(file, { slug })).toBe(address);
  });

  it('ends with the id of a doc that has one', () => {
    expect(permalinkOf('docs/http/dns.md', { id: 'names' })).toBe('/docs/http/names');
    expect(permalinkOf('docs/http/index.md', { id: 'names' })).toBe('/docs/http/');
    expect(permalinkOf('blog/dns.md', { id: 'names' })).toBe('/blog/dns');
  });
});
