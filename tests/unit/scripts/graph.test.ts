import { describe, expect, it } from 'vitest';

import { findMentions } from '../../../scripts/graph/findMentions.ts';
import { findNearest } from '../../../scripts/graph/findNearest.ts';
import { rankStale } from '../../../scripts/graph/rankStale.ts';
import { toPages } from '../../../scripts/graph/toPages.ts';
import { aNote } from '../../support/aNote.ts';

const redis = aNote(
  '---\ntitle: Redis\naliases: [键值库]\n---\n\nText.',
  'docs/redis.md',
);
const go = aNote('---\ntitle: Go\n---\n\nText.', 'docs/go.md');

function mentions(body: string) {
  const pages = toPages([
    aNote(`---\ntitle: Own\n---\n${body}`, 'docs/own.md'),
    redis,
    go,
  ]);
  const hasLink = body.includes('](./redis.md)');
  return findMentions(pages, (_from, to) => hasLink && to === '/docs/redis');
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

describe('notes to recheck', () => {
  const note = (name: string, verified: string, ran: string) =>
    aNote(
      `---\nkind: concept\nlast_verified: ${verified}\nran: [${ran}]\n---\n`,
      `docs/${name}.md`,
    );
  const rank = (today: string, notes: Parameters<typeof rankStale>[0]) =>
    rankStale(
      notes,
      new Map([['docs/linked.md', 8]]),
      new Map([['react', '19.3.1']]),
      today,
    );

  it('start with those past their term, then those with many inbound links', () => {
    const notes = [
      note('plain', '2026-11-20', 'react@19.3.0'),
      note('linked', '2026-11-20', 'react@19.3.0'),
      note('old', '2025-10-01', 'react@19.3.0'),
    ];
    const files = rank('2026-12-20', notes).map(({ file }) => file);
    expect(files).toEqual(['docs/old.md', 'docs/linked.md', 'docs/plain.md']);
  });

  it('come sooner if a package has a newer release other than a patch', () => {
    const notes = [
      note('patch', '2026-11-20', 'react@19.3.0'),
      note('behind', '2026-11-20', 'react@19.2.9, node@20'),
      note('minor', '2026-11-20', 'react@19'),
    ];
    expect(rank('2026-12-20', notes)).toMatchObject([
      { file: 'docs/behind.md', behind: ['react@19.2.9 (19.3.1)'] },
      { file: 'docs/patch.md', behind: [] },
      { file: 'docs/minor.md', behind: [] },
    ]);
  });

  it('distinguish version 1.2 from 1.20', () => {
    const own = note('own', '2026-11-20', 'zod@1.2.9');
    const due = rankStale([own], new Map(), new Map([['zod', '1.20.0']]), '2026-12-20');
    expect(due[0]?.behind).toEqual(['zod@1.2.9 (1.20.0)']);
  });
});

describe('the notes nearest to a title', () => {
  const pages = toPages([
    redis,
    go,
    aNote('---\ntitle: Caches\ndescription: What Go keeps.\n---\n', 'docs/cache.md'),
  ]);
  const nearest = (title: string) => findNearest(pages, title).map(({ file }) => file);

  it('are those that say its words, plurals and aliases too', () => {
    expect(nearest('A cache of redises')).toEqual(['docs/cache.md']);
    expect(nearest('键值库')).toEqual(['docs/redis.md']);
  });

  it('are none where no note says any', () => {
    expect(nearest('Kubernetes')).toEqual([]);
  });
});
