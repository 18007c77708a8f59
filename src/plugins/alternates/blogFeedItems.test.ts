import { afterAll, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { blogFeedItems } from './blogFeedItems.ts';

const { root: siteDir, remove } = aFolder({
  'blog/hello.md':
    '---\ntitle: Hello\n---\n\n[DNS](/docs/dns) ![A map](./map.svg)\n\n```mermaid\nflowchart TD\n  a --> b\n```\n',
  'blog/map.svg': '<svg/>',
  'docs/dns.md': '# DNS\n',
});
afterAll(remove);

it("has a post's text with full URLs, and of a diagram its source, which needs no styles", async () => {
  const items = await blogFeedItems(siteDir)({
    blogPosts: [
      { metadata: { source: '@site/blog/hello.md', permalink: '/base/blog/hello' } },
    ],
    siteConfig: { url: 'https://notes.example', baseUrl: '/base/' },
    outDir: '',
    defaultCreateFeedItems: () =>
      Promise.resolve([{ title: 'Hello', content: '<button>Copy</button><svg></svg>' }]),
  } as never);
  expect(items).toMatchObject([{ title: 'Hello' }]);
  expect(items[0]?.content).toBe(
    '<p><a href="https://notes.example/base/docs/dns">DNS</a> <img src="https://notes.example/base/blog/map.svg" alt="A map"></p>\n<pre><code class="language-mermaid">flowchart TD\n  a --> b\n</code></pre>',
  );
});
