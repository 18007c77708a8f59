// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { listPrefetchLinks } from '../../../src/client/listPrefetchLinks.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/blog">Blog</a></nav>
    <main>
      <nav class="breadcrumbs"><a href="/docs/category/http">HTTP</a></nav>
      <a href="/docs/category/api">API</a>
      <a href="https://example.org/">Elsewhere</a>
      <a href="#here">Here</a>
      <a href="/?topic=dns">dns</a>
      <a href="/docs/intro#first">Intro</a>
      <a href="/docs/intro#second">Intro</a>
      <a href="/docs/7%20Techniques">Seven</a>
      <a href="/docs/注意">Health</a>
      <a href="/docs/fourth">Fourth</a>
      <a href="/docs/next">Also in the text</a>
      <nav class="pagination-nav"><a href="/docs/100%">Previous</a><a href="/docs/7%20Techniques">Next</a></nav>
    </main>`;
});

describe('the pages to prefetch', () => {
  const ways = () => [...listPrefetchLinks(document, '/docs/fourth').values()];

  it('are those that links in the content point to, except the page itself', () => {
    expect(ways().map(({ path }) => path)).toEqual([
      '/docs/category/api',
      '/docs/intro',
      '/docs/intro',
      '/docs/7 Techniques',
      '/docs/注意',
      '/docs/next',
      '/docs/100%',
      '/docs/7 Techniques',
    ]);
  });

  it('exclude the page itself even if its URL cannot be decoded', () => {
    const others = [...listPrefetchLinks(document, '/docs/100%').values()];
    expect(others.map(({ path }) => path)).not.toContain('/docs/100%');
  });

  it('include those in the footer, marked as such', () => {
    const foot = ways().filter(({ isInFooter }) => isInFooter);
    expect(foot.map(({ path }) => path)).toEqual(['/docs/100%', '/docs/7 Techniques']);
  });
});
