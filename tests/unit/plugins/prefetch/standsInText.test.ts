// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { standsInText } from '../../../../src/plugins/prefetch/client/standsInText.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="/blog">Blog</a></nav>
    <main>
      <a href="/docs/intro#first">Intro</a>
      <a href="/docs/7%20Techniques">Seven</a>
      <a href="/docs/注意">Health</a>
      <a href="/docs/100%">Hundred</a>
    </main>`;
});

describe('standsInText', () => {
  it.each([
    '/docs/intro',
    '/docs/7 Techniques',
    '/docs/%E6%B3%A8%E6%84%8F',
    '/docs/100%',
  ])('finds %s', (route) => {
    expect(standsInText(document, route)).toBe(true);
  });

  it.each(['/blog', '/docs', '/docs/intro/more'])('does not find %s', (route) => {
    expect(standsInText(document, route)).toBe(false);
  });
});
