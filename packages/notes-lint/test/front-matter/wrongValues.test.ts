import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { keepUsable } from '../../src/index.ts';
import { KEYS } from '../../src/front-matter/schema.ts';
import { lintNote } from '../lintNote.ts';

const VALUES = ['', 'x', '1', 'true', '[a]', '[1]', '[[a]]', '{ a: b }', '{ a: 1 }'];
const NOTES: Readonly<Record<string, string>> = {
  'docs/a.md': 'title: A\n',
  'docs/b.md': 'title: A\nkind: comparison\nstatus: budding\n',
  'docs/c.md': 'title: A\nkind: how-to\nstatus: seedling\nlang: zh-Hans\n',
  'blog/d.md': 'title: A\n',
  'src/pages/e.md': 'title: A\n',
};
const context = { disclaimers: { health: /health/ } };

it('no value of any key stops the checks', () => {
  const lines = Object.keys(KEYS).flatMap((key) => VALUES.map((value) => [key, value]));
  const throwing = lines.filter(([key = '', value]) =>
    Object.entries(NOTES).some(([file, front]) => {
      const others = front.replace(new RegExp(`^${key}: .*\n`, 'm'), '');
      const note = aPage(`---\n${others}${key}: ${value}\n---\n\nIt is.\n`, file);
      try {
        return void lintNote(note, context);
      } catch {
        return true;
      }
    }),
  );
  expect(throwing).toEqual([]);
});

describe('keepUsable', () => {
  it.each([
    { topics: 'http' },
    { topics: ['http', 1] },
    { kind: ['concept'] },
    { status: null },
    { waives: null },
    { waives: { Undo: 1 } },
    { lang: 'zh_CN' },
    { lang: ['zh-Hans'] },
    { changed: '2026-13-45 Some words about it' },
    { last_verified: '20/11/2026' },
    { last_verified: '2026' },
  ])('drops what has another type, no such day and no such language: %j', (front) => {
    expect(keepUsable({ title: 'A', ...front })).toEqual({ title: 'A' });
  });

  it.each([
    { title: 'x'.repeat(200) },
    { topics: ['HTTP'] },
    { status: 'done' },
    { lang: 'fr' },
    { lang: 'zh-CN' },
    { changed: '2026-11-20 Short' },
    { draft: 'yes', own: [1] },
  ])('keeps what is only unusual, and the keys of others: %j', (front) => {
    expect(keepUsable(front)).toEqual(front);
  });
});
