import { describe, expect, it } from 'vitest';

import { readSections } from 'mdx-source';
import { aPage } from 'mdx-source/testing';
import { buildIndex } from '../src/indexer/buildIndex.ts';
import { textFile } from '../src/data.ts';
import { anchorOf } from '../src/engine/anchorOf.ts';
import { createSearch } from '../src/engine/createSearch.ts';
import { nearestPages } from '../src/engine/nearestPages.ts';

const BODIES: Readonly<Record<string, string>> = {
  'Message queue':
    "A broker keeps jobs in Postgres.\n\n## Retry\n\nDon't wait; print('each time').",
  Caching:
    'Keep an answer.\n\n## Eviction {#out}\n\nThe oldest goes. A broker is not needed.',
  狼道: '团队合作的规则。\n\n## 边界\n\n竞争不是一切。',
  useEffect:
    'Runs after the paint, catching what is late.\n\n## Cleanup\n\nStop the timer, waiting for nothing.',
};

const titles = Object.keys(BODIES);
const entries = titles.map((title, index) => ({
  permalink: `/notes/docs/${title.toLowerCase().replace(' ', '-')}`,
  title,
  file: `docs/${index}.md`,
  area: index < 2 ? 'Tech notes' : 'Books',
  frontMatter: {
    description: '',
    topics: ['a-topic'],
    kind: 'concept',
    ...(title === '狼道' && { aliases: ['Jackal way'] }),
  },
}));
const sections = titles.map((title) => readSections(aPage(BODIES[title] ?? '').tree));
const { pages, headings, files } = buildIndex(entries, sections, '/notes/');
const read = <T>(file: string) => Promise.resolve(JSON.parse(files.get(file) ?? '') as T);
const search = createSearch(pages, headings, read);

const titlesOf = async (query: string) =>
  (await search(query).full()).hits.map(({ page }) => pages.pages[page]?.title);

describe('the index', () => {
  it("has each page's path below the base path, its language and its area", () => {
    expect(pages.areas).toEqual(['Tech notes', 'Books']);
    expect(pages.pages[2]).toMatchObject({ path: 'docs/狼道', lang: 'zh-Hans', area: 1 });
  });

  it("contains a heading's id only if it differs from the one derived from the text", () => {
    expect(headings.headings).toEqual([
      ['Retry'],
      [['Eviction', 'out']],
      ['边界'],
      ['Cleanup'],
    ]);
    const anchors = headings.headings.flat().map(anchorOf);
    expect(anchors).toEqual(['retry', 'out', '边界', 'cleanup']);
  });

  it("has the page's apostrophes in its texts, but leaves code alone", async () => {
    const texts = await read<string[]>(textFile(0));
    expect(texts[1]).toBe("Don’t wait; print('each time').");
  });

  it('is named after its content', () => {
    const other = buildIndex(entries.slice(1), sections.slice(1), '/notes/');
    expect(other.headings.hash).not.toBe(headings.hash);
    expect(buildIndex(entries, sections, '/').headings.hash).toBe(headings.hash);
  });
});

describe('a query', () => {
  it.each([
    ['a title', 'message queue', 'Message queue'],
    ['a title with a typo', 'mesage queue', 'Message queue'],
    ['a title with two letters swapped', 'cahcing', 'Caching'],
    ['the beginning of a word', 'cach', 'Caching'],
    ['a heading', 'retry', 'Message queue'],
    ['a word of the text', 'paint', 'useEffect'],
    ['a word of the text with a typo', 'panit', 'useEffect'],
    ['a name in camel case in two words', 'use effect', 'useEffect'],
    ['Chinese inside a sentence', '作的规', '狼道'],
    ['one Chinese character', '团', '狼道'],
  ])('finds by %s', async (_name, query, title) => {
    expect((await titlesOf(query))[0]).toBe(title);
  });

  it('links to the section that contains the words', async () => {
    const { hits } = await search('timer').full();
    const [hit] = hits;
    expect(hit?.sections[0]).toBe(1);
  });

  it('ranks a page with all words above one with some of them', async () => {
    expect((await titlesOf('broker oldest'))[0]).toBe('Caching');
  });

  it('does not treat a word from a text as a typo of a title', async () => {
    // `catching` is two letters from `caching`, and in a text.
    expect((await titlesOf('catching'))[0]).toBe('useEffect');
  });

  it('finds by an alias as by a title', async () => {
    expect((await titlesOf('jackal way'))[0]).toBe('狼道');
  });

  it.each([
    ['words of the query', 'broker', 'broker', true],
    ['words that begin with them', 'evict', 'eviction', true],
    ['similar words if no text contains them', 'mesage', 'message', true],
    ['no similar words otherwise', 'broker', 'broken', false],
    ['pairs of Chinese characters', '团队合', '团队', true],
  ])('marks %s', async (_name, query, word, isMarked) => {
    expect((await search(query).full()).isMatch(word)).toBe(isMarked);
  });

  it('reports words that no text contains if similar ones were searched for', async () => {
    expect((await search('broker oldset').full()).mistyped).toEqual(['oldset']);
    expect((await search('broker old').full()).mistyped).toEqual([]);
    expect((await search('postgers').full()).mistyped).toEqual(['postgers']);
  });

  it('finds titles immediately, even if the text index fails', async () => {
    const broken = createSearch(pages, headings, () => Promise.reject(new Error('gone')));
    const { first, full } = broken('caching');
    expect(first.hits[0]?.page).toBe(1);
    await expect(full()).rejects.toThrow('gone');
  });

  it('finds nothing for words that no page contains', async () => {
    expect(await titlesOf('zzzzzzzz')).toEqual([]);
  });
});

describe('the nearest pages', () => {
  const nearest = (path: string) => nearestPages(pages, path, 1)[0];

  it.each([
    ['that is misspelt', 'docs/mesage-queue', 0],
    ['that was moved', 'docs/tech/caching', 1],
    ['in another case, with a suffix', 'docs/Message-Queue.html', 0],
    ['with a Chinese title', `docs/${encodeURIComponent('狼道')}/`, 2],
    ['with a lone %', 'docs/caching%', 1],
  ])('are found for a URL %s', (_name, path, page) => {
    expect(nearest(path)).toBe(page);
  });

  it('are empty if no title is similar', () => {
    expect(nearestPages(pages, 'zzqqxx', 5)).toEqual([]);
    expect(nearestPages(pages, 'chaching', 5)).toEqual([1]);
  });
});
