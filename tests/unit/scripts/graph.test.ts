import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { findMentions } from '../../../scripts/graph/findMentions.ts';
import { findNearest } from '../../../scripts/graph/findNearest.ts';
import { rankStale } from '../../../scripts/graph/rankStale.ts';
import { toPages } from '../../../scripts/graph/toPages.ts';

const redis = aPage(
  '---\ntitle: Redis\naliases: [键值库]\n---\n\nText.',
  'docs/redis.md',
);
const go = aPage('---\ntitle: Go\n---\n\nText.', 'docs/go.md');

function mentions(body: string) {
  const pages = toPages([
    aPage(`---\ntitle: Own\n---\n${body}`, 'docs/own.md'),
    redis,
    go,
  ]);
  const linkedFrom = body.includes('](./redis.md)') ? ['/docs/own'] : [];
  return findMentions(pages, new Map([['docs/redis.md', linkedFrom]]));
}

describe('the name of a note in the text of another', () => {
  it.each([
    ['its title', 'A\nRedis server.'],
    ['an alias in Chinese', '用\n键值库缓存。'],
  ])('is found with %s, with its line', (_what, body) => {
    expect(mentions(body)).toMatchObject([
      { file: 'docs/own.md', line: 5, to: 'docs/redis.md' },
    ]);
  });

  it.each([
    ['is linked elsewhere in it', 'Redis and [why](./redis.md).'],
    ['is code', '`Redis`\n\n```js\nRedis\n```'],
    ['is part of a word', 'Redistribute, MyRedis.'],
    ['is too short to be a name', 'Go on.'],
    ['is a heading', '## Redis'],
  ])('is ignored if it %s', (_what, body) => {
    expect(mentions(body)).toEqual([]);
  });
});

it('notes to recheck start with those past their term, then those that many link to', () => {
  const note = (name: string, verified: string) =>
    aPage(`---\nkind: concept\nlast_verified: ${verified}\n---\n`, `docs/${name}.md`);
  const notes = [
    note('plain', '2026-11-20'),
    note('linked', '2026-11-20'),
    note('old', '2025-10-01'),
  ];
  const inbound = new Map([['docs/linked.md', 8]]);
  expect(rankStale(notes, inbound, '2026-12-20')).toMatchObject([
    { file: 'docs/old.md' },
    { file: 'docs/linked.md', inbound: 8 },
    { file: 'docs/plain.md' },
  ]);
});

describe('the notes nearest to a title', () => {
  const pages = toPages([
    redis,
    go,
    aPage('---\ntitle: Caches\ndescription: What Go keeps.\n---\n', 'docs/cache.md'),
  ]);
  const nearest = (title: string) => findNearest(pages, title).map(({ file }) => file);

  it('are those that say its words, plurals and aliases too', () => {
    expect(nearest('A cache of redises')).toEqual(['docs/cache.md']);
    expect(nearest('键值库')).toEqual(['docs/redis.md']);
  });

  it('are none where no note says any', () => {
    expect(nearest('Kubernetes')).toEqual([]);
    const pages = toPages([
      redis,
      go,
      aPage('---\ntitle: Tea and milk\n---\n', 'docs/tea.md'),
    ]);
    expect(findNearest(pages, 'Gaps and islands')).toEqual([]);
  });
});
