import { describe, expect, it } from 'vitest';

import type { LoadedPage } from 'mdx-source';
import { listNews } from './listNews.ts';

function aNote(title: string, frontMatter: LoadedPage['frontMatter'] = {}): LoadedPage {
  const file = `docs/${title}.md`;
  return { title, file, permalink: `/docs/${title}`, area: 'Tech notes', frontMatter };
}

const history = (days: Readonly<Record<string, [added: string, at: string]>>) =>
  new Map(
    Object.entries(days).map(([title, [added, at]]) => [
      `docs/${title}.md`,
      { added, at, date: at.slice(0, 10) },
    ]),
  );

const read = (pages: readonly LoadedPage[], days: Parameters<typeof history>[0] = {}) =>
  listNews(pages, history(days)).map(({ page, date, what }) => [page.title, date, what]);

describe('news', () => {
  it('lists changes that authors declare, however old the commit', () => {
    const note = aNote('dns', { changed: '2026-11-20 TTL of negative answers' });
    expect(read([note], { dns: ['2026-01-01', '2026-01-02T00:00:00Z'] })).toEqual([
      ['dns', '2026-11-20', 'TTL of negative answers'],
    ]);
  });

  it('lists new notes by their first commit, not by the last correction', () => {
    expect(read([aNote('dns')], { dns: ['2026-01-01', '2026-11-20T00:00:00Z'] })).toEqual(
      [['dns', '2026-01-01', undefined]],
    );
  });

  it('lists posts by their own date', () => {
    const post = { ...aNote('hello'), date: '2026-05-05' };
    expect(read([post], { hello: ['2026-01-01', '2026-01-01T00:00:00Z'] })).toEqual([
      ['hello', '2026-05-05', undefined],
    ]);
  });

  it('comes newest first, and in commit order within a day', () => {
    const days = {
      early: ['2026-11-20', '2026-11-20T08:00:00Z'],
      late: ['2026-11-20', '2026-11-20T18:00:00Z'],
      old: ['2026-01-01', '2026-11-21T00:00:00Z'],
    } as const;
    const pages = Object.keys(days).map((title) => aNote(title));
    expect(read(pages, structuredClone(days) as never).map(([title]) => title)).toEqual([
      'late',
      'early',
      'old',
    ]);
  });

  it('is empty if no history is available', () => {
    expect(read([aNote('dns')])).toEqual([]);
  });
});
