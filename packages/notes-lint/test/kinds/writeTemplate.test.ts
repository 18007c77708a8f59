import { describe, expect, it } from 'vitest';

import { checkNote } from '../../src/checkNote.ts';
import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { KINDS, disclaimerFor } from '../../src/index.ts';
import { writeTemplate } from '../../src/kinds/writeTemplate.ts';
import { lintNote } from '../lintNote.ts';

const NOTE = {
  title: 'Names: "a" & b',
  today: '2026-11-20',
  author: 'ada',
};

function rulesOf(file: string, source: string): string[] {
  return checkNote(aPage(source, file)).map(({ rule }) => rule);
}

describe('writeTemplate', () => {
  it.each(KINDS)(
    'of kind %s passes the checks of schema, syntax and sections',
    (kind) => {
      const file = kind === 'post' ? 'blog/names.md' : 'docs/tech-notes/Go Lang/names.md';
      for (const lang of [undefined, 'zh-Hans'] as const) {
        const rules = rulesOf(file, writeTemplate({ ...NOTE, kind, lang, file }));
        expect(
          rules.filter((rule) =>
            /^front-matter|syntax|note\/sections$|disclaimer/.test(rule),
          ),
        ).toEqual([]);
      }
    },
  );

  it('of a Chinese note has hints and description in Chinese', () => {
    const file = 'docs/book-notes/names.md';
    const source = writeTemplate({ ...NOTE, kind: 'book', lang: 'zh-Hans', file });
    const hints = source.match(/\{\/\* .* \*\/\}/g) ?? [];
    expect(hints.length).toBeGreaterThan(4);
    expect(hints.filter((one) => !/\p{sc=Han}/u.test(one))).toEqual([]);
    expect(rulesOf(file, source)).toContain('note/description');
  });

  it('lists what the author still has to write', () => {
    const file = 'docs/tech-notes/http/dns.md';
    const rules = rulesOf(file, writeTemplate({ ...NOTE, kind: 'concept', file }));
    expect(rules).toEqual(expect.arrayContaining(['note/description', 'note/opening']));
  });

  it('of a seedling lacks only what every note needs', () => {
    const file = 'docs/tech-notes/http/cors.md';
    for (const kind of KINDS.filter((one) => one !== 'post')) {
      const source = writeTemplate({ ...NOTE, kind, file, isSeedling: true });
      const errors = lintNote(aPage(source, file)).filter(isError);
      expect(errors.map(({ rule }) => rule)).toEqual(['note/description']);
    }
  });

  it.each([
    ['docs/garden/index.md', true],
    ['docs/garden/index.mdx', true],
    ['docs/garden/roses/index.md', false],
    ['docs/garden/roses.md', false],
  ])('begins its sidebar, which the navbar leads to: %s', (file, isFirst) => {
    const source = writeTemplate({ ...NOTE, kind: 'index', file });
    expect(source.includes('\nsidebar_position: 0\n')).toBe(isFirst);
  });

  it('has the disclaimer of its folder', () => {
    const file = 'docs/money/intro.md';
    const [disclaimer] = disclaimerFor([file], { investing: /^docs\/money\// });
    const text = writeTemplate({ ...NOTE, kind: 'concept', file, disclaimer });
    expect(text).toContain('disclaimer: investing');
  });
});
