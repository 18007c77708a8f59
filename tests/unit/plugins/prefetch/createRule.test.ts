// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { createRule } from '../../../../src/plugins/prefetch/client/createRule.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/blog">Blog</a></nav>
    <main>
      <a href="/docs/intro#first">Intro</a>
      <a href="/docs/7%20Techniques">Seven</a>
      <a href="/docs/注意">Health</a>
      <a href="/docs/100%">Hundred</a>
      <a href="/docs/next">Also in the text</a>
      <nav class="pagination-nav"><a href="/docs/next">Next</a></nav>
    </main>`;
});

describe('what is fetched ahead', () => {
  it.each([
    '/docs/intro',
    '/docs/7 Techniques',
    '/docs/%E6%B3%A8%E6%84%8F',
    '/docs/100%',
    '/docs/next',
  ])('is the page of a link in main: %s', (route) => {
    expect(createRule(document)(route)).toBe(true);
  });

  it.each(['/blog', '/docs', '/docs/intro/more'])('is not that of %s', (route) => {
    expect(createRule(document)(route)).toBe(false);
  });

  it('are three pages for links in the text, and that of the next note besides', () => {
    const isFetchedAhead = createRule(document);
    const routes = [
      '/blog',
      '/docs/intro',
      '/docs/7 Techniques',
      '/docs/注意',
      '/docs/100%',
    ];
    expect(routes.map(isFetchedAhead)).toEqual([false, true, true, true, false]);
    expect(isFetchedAhead('/docs/next')).toBe(true);
  });
});
