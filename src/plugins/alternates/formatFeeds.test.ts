import { parseFeed } from '@rowanmanning/feed-parser';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { formatFeeds } from './formatFeeds.ts';
import { toPlain } from './toMarkdown.ts';

const site = {
  title: 'Notes',
  tagline: 'What I keep.',
  copyright: '© 2026 Ada',
  url: 'https://notes.example/base/',
};

function anItem(title: string, body: string, what?: string) {
  const url = `https://notes.example/base/docs/${encodeURIComponent(title)}`;
  const page = {
    title,
    file: `docs/${title}.md`,
    permalink: `/base/docs/${title}`,
    area: '',
    frontMatter: { description: `About ${title}.` },
  };
  const plain = toPlain(aPage(body).tree, (link) => `https://notes.example/${link}`);
  return { page, date: '2026-11-20', what, url, plain };
}

const items = [
  anItem('dns', '```ts run\nconst a = 1 < 2;\n```\n\n| a |\n| - |\n| 1 |', 'A table'),
  anItem('狼道', '「狼性」：[目标](x)。'),
  anItem('Map<K> ]]> & ]]>', '`]]>` ends a section, and `]]>` again.', 'A ]]> and ]]>'),
];
const files = formatFeeds(site, items);

describe.each(['docs/rss.xml', 'docs/atom.xml'] as const)('%s', (file) => {
  const feed = parseFeed(files.get(file) ?? '');
  const [first, second] = feed.items;

  it('is a valid feed, with its title and its own URL', () => {
    expect(feed.title).toBe('Notes: notes');
    expect(feed.copyright).toBe('© 2026 Ada');
    expect(feed.items).toHaveLength(3);
    expect(first?.url).toBe('https://notes.example/base/docs/dns');
    expect(first?.published ?? first?.updated).toEqual(new Date('2026-11-20'));
  });

  it("has complete notes, with code and tables that are readable without the site's CSS", () => {
    expect(files.get(file)).toContain(
      '<pre><code class="language-ts">const a = 1 &#x3C; 2;',
    );
    expect(first?.content).toContain('<table>');
  });

  it('lists each change as a separate item', () => {
    expect(first?.content).toContain('Changed: A table');
    expect(first?.id).toBe('https://notes.example/base/docs/dns#changed-2026-11-20');
  });

  it('is well-formed XML, whatever its texts hold, and shows them as they are', () => {
    const { window } = new JSDOM(files.get(file), { contentType: 'application/xml' });
    const titles = window.document.querySelectorAll('item > title, entry > title');
    const shown = JSDOM.fragment(titles.item(2).textContent ?? '').textContent;
    expect(shown).toBe('Map<K> ]]> & ]]>');
  });

  it('keeps Chinese and makes its links absolute', () => {
    expect(second?.title).toBe('狼道');
    expect(second?.content).toContain(
      '「狼性」：<a href="https://notes.example/x">目标</a>。',
    );
  });
});

it('the JSON feed has the same content as the others', () => {
  const feed = JSON.parse(files.get('docs/feed.json') ?? '') as {
    version: string;
    items: { title: string; content_html: string; date_modified: string }[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items.map(({ title }) => title)).toEqual([
    'dns',
    '狼道',
    'Map<K> ]]> & ]]>',
  ]);
  expect(feed.items[0]?.content_html).toContain('<pre>');
});
