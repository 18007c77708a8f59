import { describe, expect, test } from 'vitest';

import {
  buildHome,
  type AreaSource,
  type Candidate,
} from '../../../../src/plugins/home/buildHome.ts';

function entry(title: string, rest: Partial<Candidate> = {}): Candidate {
  return { title, href: `/docs/${title}`, file: `${title}.md`, line: 'Why.', ...rest };
}

function area(entries: Candidate[], rest: Partial<AreaSource> = {}): AreaSource {
  const names = { id: 'tech-notes', name: 'Tech notes', line: 'Decisions.' };
  return { ...names, best: [], entries, ...rest };
}

const titlesOf = (entries: readonly { title: string }[] = []) =>
  entries.map(({ title }) => title);

describe('areas', () => {
  test('an area without entries is left out', () => {
    const { areas } = buildHome([area([]), area([entry('a')], { name: 'Blog' })], []);
    expect(areas.map(({ name }) => name)).toEqual(['Blog']);
  });

  test('all entries of an area are listed by title', () => {
    const entries = [entry('Note 10'), entry('狼道'), entry('Note 9')];
    const { areas } = buildHome([area(entries)], []);
    expect(titlesOf(areas[0]?.entries)).toEqual(['Note 9', 'Note 10', '狼道']);
  });

  test('an area with its own list page only gets a count', () => {
    const list = '/docs/tech-notes/';
    const { areas } = buildHome([area([entry('a'), entry('b')], { list })], []);
    expect(areas[0]).toMatchObject({ count: 2, list, entries: [] });
  });

  test('a title keeps its language', () => {
    const { areas } = buildHome([area([entry('狼道', { lang: 'zh-Hans' })])], []);
    expect(areas[0]?.entries).toEqual([
      { title: '狼道', href: '/docs/狼道', lang: 'zh-Hans' },
    ]);
  });

  test('featured notes keep their order and say what they answer', () => {
    const { areas } = buildHome(
      [area([entry('a'), entry('b')], { best: ['b.md', 'a.md'] })],
      [],
    );
    expect(titlesOf(areas[0]?.best)).toEqual(['b', 'a']);
    expect(areas[0]?.best[0]?.line).toBe('Why.');
  });

  test('a featured note that does not exist fails the build', () => {
    const build = () => buildHome([area([entry('a')], { best: ['x.md'] })], []);
    expect(build).toThrow(/features x\.md in the area tech-notes.*config/s);
  });
});
