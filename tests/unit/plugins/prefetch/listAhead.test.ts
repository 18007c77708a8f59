// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { listAhead } from '../../../../src/plugins/prefetch/client/listAhead.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/blog">Blog</a></nav>
    <main>
      <nav><a href="/docs/category/api">API</a></nav>
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

describe('what is fetched ahead', () => {
  it('are the pages of the links at its foot', () => {
    expect([...listAhead(document).values()]).toEqual([
      '/docs/100%',
      '/docs/7 Techniques',
    ]);
  });

  it('is known by the links themselves', () => {
    const texts = [...listAhead(document).keys()].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Previous', 'Next']);
  });
});
