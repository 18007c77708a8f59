import { describe, expect, it } from 'vitest';

import { parsePage } from 'mdx-source';
import { buildGraph, type GraphPage } from '../src/index.ts';

function aGraphPage(file: string, source: string, lang = 'en'): GraphPage {
  const { tree } = parsePage({ file, absolutePath: `/site/${file}`, source });
  const name = file.replace(/\.mdx?$/, '').replace(/\/index$/, '/');
  return { file, permalink: `/base/${name}`, title: file, lang, tree };
}

const DNS = aGraphPage('docs/http/dns.md', 'Names become numbers.');

function mentionsOf(source: string, file = 'docs/http/tls.md', lang = 'en') {
  const graph = buildGraph([DNS, aGraphPage(file, source, lang)], '/base/');
  return graph.get(DNS.file)?.linkedFrom ?? [];
}

describe('a page that is linked to', () => {
  it('has the sentence around the link, and only that', () => {
    const [mention] = mentionsOf(
      'One. First ask [the *name* servers](dns.md), then wait. Two.',
    );
    expect(mention?.sentence).toEqual({
      before: 'First ask ',
      text: 'the name servers',
      after: ', then wait.',
    });
    expect(mention).toMatchObject({ title: 'docs/http/tls.md', lang: 'en' });
  });

  it('has the heading above the link with its id, and none above the first', () => {
    expect(
      mentionsOf('## Where names live {#names}\n\nSee [DNS](dns.md).')[0]?.heading,
    ).toEqual({
      text: 'Where names live',
      anchor: 'names',
    });
    expect(mentionsOf('See [DNS](dns.md).\n\n## Below')[0]?.heading).toBeUndefined();
  });

  it.each([
    ['a relative file', '[it](dns.md)'],
    ['a relative file with ./', '[it](./dns.md#top)'],
    ['a file from the root of the docs', '[it](/http/dns.md)'],
    ['a URL without the base path', '[it](/docs/http/dns)'],
    ['a URL with a trailing slash', '[it](/docs/http/dns/)'],
    ['a definition', '[it][dns]\n\n[dns]: dns.md'],
  ])('is found through %s', (_, source) => {
    expect(mentionsOf(source)).toHaveLength(1);
  });

  it.each([
    ['code', '`[it](dns.md)`'],
    ['an image', '![it](dns.md)'],
    ['a heading', '## [it](dns.md)'],
    ['another site', '[it](https://example.org/docs/http/dns)'],
    ['a missing file', '[it](dnss.md)'],
  ])('is not linked by %s', (_, source) => {
    expect(mentionsOf(source)).toEqual([]);
  });

  it("uses the other cells of a link's table row", () => {
    const [mention] = mentionsOf('| a | b |\n| --- | --- |\n| [DNS](dns.md) | names |');
    expect(mention?.sentence).toEqual({ before: '', text: 'DNS', after: ': names' });
  });

  it('cuts a long sentence between two words, on either side', () => {
    const [mention] = mentionsOf(
      `${'word '.repeat(90)}[it](dns.md)${' word'.repeat(90)}.`,
    );
    expect(mention?.sentence.before).toMatch(/^…(word )+$/);
    expect(mention?.sentence.after).toMatch(/^( word)+…$/);
    expect(mention?.sentence.before.length).toBeLessThan(130);
  });

  it('ends a Chinese sentence at its punctuation', () => {
    const [mention] = mentionsOf(
      '第一句。先问[域名](dns.md)，再等。第三句。',
      'docs/http/域名.md',
      'zh-Hans',
    );
    expect(mention?.sentence).toEqual({
      before: '先问',
      text: '域名',
      after: '，再等。',
    });
  });

  it('lists each page once, and lists of links last', () => {
    const list = { ...aGraphPage('docs/a.md', '[DNS](http/dns.md)'), isList: true };
    const twice = aGraphPage('docs/b.md', '[one](http/dns.md) and [two](http/dns.md)');
    const graph = buildGraph([list, DNS, twice], '/base/');
    expect(graph.get(DNS.file)?.linkedFrom.map(({ title }) => title)).toEqual([
      'docs/b.md',
      'docs/a.md',
    ]);
  });
});

describe('related pages', () => {
  const filler = Array.from({ length: 40 }, (_, index) =>
    aGraphPage(`docs/${index}.md`, `## Part${index}\n\nWord${index} again, as ever.`),
  );
  const cache = aGraphPage(
    'docs/cache.md',
    '## Eviction\n\nEviction frees memory for hot keys.',
  );
  const redis = aGraphPage(
    'docs/redis.md',
    '## Eviction policies\n\nHot keys and memory.',
  );

  const relatedOf = (pages: readonly GraphPage[], { file }: GraphPage) =>
    buildGraph([...pages, ...filler], '/base/').get(file)?.related;

  it('share words, and name them', () => {
    const [related] = relatedOf([cache, redis], cache) ?? [];
    expect(related).toMatchObject({ title: redis.file, permalink: redis.permalink });
    expect(related?.shared.at(0)).toBe('Eviction');
    expect(related?.shared).toHaveLength(3);
  });

  it('are the three most similar ones of more', () => {
    const similar = ['First', 'Next', 'Last'].map((name) =>
      aGraphPage(`docs/${name}.md`, `## ${name} eviction\n\nHot keys and memory.`),
    );
    const least = aGraphPage('docs/least.md', '## Eviction\n\nTenants leave by law.');
    const titles = relatedOf([cache, least, ...similar], cache)?.map(
      ({ title }) => title,
    );
    expect(titles).toEqual(similar.map(({ title }) => title));
  });

  it('are named by a topic of both, then by words of both titles and headings', () => {
    const topics = ['caching'];
    const pages = [cache, redis].map((page) => ({ ...page, topics }));
    const [related] = relatedOf(pages, cache) ?? [];
    expect(related?.shared.slice(0, 2)).toEqual(['caching', 'Eviction']);
  });

  it.each([
    ['a contraction', '## It doesn’t fit', 'doesn’t'],
    ['a file name', '## `redis.conf`', 'redis.conf'],
    ['a word of a heading that three pages have', '## How I vet', 'vet'],
    ['a capital letter that starts a sentence', '## Crash', 'Crash'],
    ['the plural of a word', '## Crashes\n\nA crash', 'Crashes'],
  ])('are not named by %s', (_, body, word) => {
    const one = 'One\n\nA crash, the crash, no crash, and crash';
    const own = [one, 'Eviction', 'Eviction'].map((heading, index) =>
      aGraphPage(`docs/own${index}.md`, `## ${heading}\n\n${body}`),
    );
    const [related] = relatedOf(own, own[1] ?? cache) ?? [];
    expect(related?.shared).toContain('Eviction');
    expect(related?.shared).not.toContain(word);
  });

  it('exclude pages that are already linked, in either direction', () => {
    const linking = aGraphPage(
      'docs/redis.md',
      '## Eviction policies\n\n[Hot keys](cache.md) and memory.',
    );
    expect(relatedOf([cache, linking], cache)).toEqual([]);
    expect(relatedOf([cache, linking], linking)).toEqual([]);
  });

  it('need a shared word that at least one of them is about', () => {
    const beside = aGraphPage('docs/other.md', '## Swimming\n\nHot keys and memory.');
    expect(relatedOf([cache, beside], cache)).toEqual([]);
  });

  it('are in the same language', () => {
    const other = { ...redis, lang: 'zh-Hans' };
    expect(relatedOf([cache, other], cache)).toEqual([]);
  });

  it('are empty if there are too few pages to tell which words are common', () => {
    const graph = buildGraph([cache, redis], '/base/');
    expect(graph.get(cache.file)?.related).toEqual([]);
  });
});
