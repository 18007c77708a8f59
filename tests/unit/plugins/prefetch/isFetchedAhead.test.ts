// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { isFetchedAhead } from '../../../../src/plugins/prefetch/client/isFetchedAhead.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/blog">Blog</a></nav>
    <main>
      <nav><a href="/docs/category/api">API</a></nav>
      <a href="https://example.org/">Elsewhere</a>
      <a href="#here">Here</a>
      <a href="/docs/intro#first">Intro</a>
      <a href="/docs/intro#second">Intro</a>
      <a href="/docs/7%20Techniques">Seven</a>
      <a href="/docs/注意">Health</a>
      <a href="/docs/fourth">Fourth</a>
      <a href="/docs/next">Also in the text</a>
      <nav class="pagination-nav"><a href="/docs/100%">Previous</a><a href="/docs/next">Next</a></nav>
    </main>`;
});

describe('what is fetched ahead', () => {
  it.each(['/docs/intro', '/docs/7 Techniques', '/docs/%E6%B3%A8%E6%84%8F'])(
    'are the pages of the first three links of the text: %s',
    (route) => {
      expect(isFetchedAhead(document, route)).toBe(true);
    },
  );

  it.each(['/docs/100%', '/docs/next'])('are those at its foot: %s', (route) => {
    expect(isFetchedAhead(document, route)).toBe(true);
  });

  it.each(['/blog', '/docs/category/api', '/docs', '/docs/intro/more', '/docs/fourth'])(
    'is not that of %s',
    (route) => {
      expect(isFetchedAhead(document, route)).toBe(false);
    },
  );
});
