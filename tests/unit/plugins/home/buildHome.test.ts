import { describe, expect, test } from 'vitest';

import {
  buildHome,
  type AreaSource,
  type Candidate,
} from '../../../../src/plugins/home/buildHome.ts';

const limits = { best: 3, changes: 2 };

function entry(title: string, rest: Partial<Candidate> = {}): Candidate {
  return { title, href: `/docs/${title}`, isIndex: false, date: '', ...rest };
}

function area(entries: Candidate[], rest: Partial<AreaSource> = {}): AreaSource {
  return { id: 'tech-notes', name: 'Tech notes', line: 'Decisions.', entries, ...rest };
}

const titlesOf = (entries: readonly { title: string }[] = []) =>
  entries.map(({ title }) => title);

describe('areas', () => {
  test('an area without an entry is left out', () => {
    const { areas } = buildHome([area([]), area([entry('a')], { name: 'Blog' })], limits);
    expect(areas.map(({ name }) => name)).toEqual(['Blog']);
  });

  test('all entries count, three are shown: ripest first, then newest', () => {
    const { areas } = buildHome(
      [
        area([
          entry('young', { status: 'seedling', date: '2026-11-21' }),
          entry('old ripe', { status: 'evergreen', date: '2026-01-01' }),
          entry('new ripe', { status: 'evergreen', date: '2026-02-01' }),
          entry('budding', { status: 'budding', date: '2026-11-20' }),
        ]),
      ],
      limits,
    );
    expect(areas[0]?.count).toBe(4);
    expect(titlesOf(areas[0]?.best)).toEqual(['new ripe', 'old ripe', 'budding']);
  });

  test('a list of other notes is never among the best', () => {
    const { areas } = buildHome(
      [area([entry('index', { isIndex: true, status: 'evergreen' }), entry('note')])],
      limits,
    );
    expect(titlesOf(areas[0]?.best)).toEqual(['note']);
  });

  test('a title keeps its language', () => {
    const { areas } = buildHome([area([entry('狼道', { lang: 'zh-Hans' })])], limits);
    expect(areas[0]?.best).toEqual([
      { title: '狼道', href: '/docs/狼道', lang: 'zh-Hans' },
    ]);
  });
});

describe('changes', () => {
  test('the newest of all areas come first, with the area they belong to', () => {
    const { changes } = buildHome(
      [
        area([
          entry('a', { changed: '2026-11-01' }),
          entry('b', { changed: '2026-11-03' }),
        ]),
        area([entry('c', { changed: '2026-11-02' })], { name: 'Blog' }),
      ],
      limits,
    );
    expect(changes.map(({ title, area: name }) => [title, name])).toEqual([
      ['b', 'Tech notes'],
      ['c', 'Blog'],
    ]);
  });

  test('without a history there are none, and the areas stand', () => {
    const { areas, changes } = buildHome([area([entry('a')])], limits);
    expect(changes).toEqual([]);
    expect(areas).toHaveLength(1);
  });
});
