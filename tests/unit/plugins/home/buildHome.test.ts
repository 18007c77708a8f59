import { describe, expect, test } from 'vitest';

import {
  buildHome,
  type AreaSource,
  type Candidate,
} from '../../../../src/plugins/home/buildHome.ts';

const MOST = 2;

function entry(title: string, rest: Partial<Candidate> = {}): Candidate {
  return { title, href: `/docs/${title}`, ...rest };
}

function area(entries: Candidate[], rest: Partial<AreaSource> = {}): AreaSource {
  return { id: 'tech-notes', name: 'Tech notes', line: 'Decisions.', entries, ...rest };
}

const titlesOf = (entries: readonly { title: string }[] = []) =>
  entries.map(({ title }) => title);

describe('areas', () => {
  test('an area without an entry is left out', () => {
    const { areas } = buildHome([area([]), area([entry('a')], { name: 'Blog' })], MOST);
    expect(areas.map(({ name }) => name)).toEqual(['Blog']);
  });

  test('all entries of an area are there by title, but for the page its name leads to', () => {
    const entries = [entry('Note 10'), entry('index'), entry('狼道'), entry('Note 9')];
    const { areas } = buildHome([area(entries, { href: '/docs/index' })], MOST);
    expect(titlesOf(areas[0]?.entries)).toEqual(['Note 9', 'Note 10', '狼道']);
  });

  test('a title keeps its language', () => {
    const { areas } = buildHome([area([entry('狼道', { lang: 'zh-Hans' })])], MOST);
    expect(areas[0]?.entries).toEqual([
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
      MOST,
    );
    expect(changes.map(({ title, area: name }) => [title, name])).toEqual([
      ['b', 'Tech notes'],
      ['c', 'Blog'],
    ]);
  });

  test('without a history there are none, and the areas stand', () => {
    const { areas, changes } = buildHome([area([entry('a')])], MOST);
    expect(changes).toEqual([]);
    expect(areas).toHaveLength(1);
  });
});
