import { describe, expect, it } from 'vitest';

import { grammars } from './grammars.ts';
import { toSegments } from './tokens.ts';
import { writeHtml } from './writeHtml.ts';

const plainLines = { marks: new Set<number>(), firstNumber: undefined };

describe('tokenize', () => {
  it('has a grammar for every language of the notes', () => {
    const languages =
      'bash c css dart diff dockerfile go graphql groovy html http ini java js json jsonc jsx lua md mdx nginx prisma python rust scss solidity sql toml ts tsx yaml';
    expect(languages.split(' ').filter((name) => !grammars.registered(name))).toEqual([]);
    const prisma = toSegments('model A { id Int @id }', 'prisma');
    expect(prisma.find(({ text }) => text.startsWith('Int'))?.kind).toBe('type');
    expect(prisma.find(({ text }) => text.startsWith('@id'))?.kind).toBe('keyword');
  });

  it('keeps every character', () => {
    const code = '<A b={() => `x${1}`}>\n  t /* c */\n</A>;\n';
    expect(
      toSegments(code, 'tsx')
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('does not give embedded code the colour of its container', () => {
    const segments = toSegments('`a${b}`', 'ts');
    expect(segments.find(({ text }) => text.includes('b'))?.kind).toBeUndefined();
    const inElement = toSegments('<A b={c}>d</A>', 'jsx');
    expect(inElement.find(({ text }) => text.includes('d'))?.kind).toBeUndefined();
  });

  it('leaves a language without a grammar plain', () => {
    expect(toSegments('a', 'nosuch')).toEqual([{ text: 'a', kind: undefined }]);
  });
});

describe('writeHtml', () => {
  it('wraps lines in elements only if one is marked or numbered', () => {
    const segments = toSegments('a()\nb()', 'js');
    expect(writeHtml(segments, plainLines)).not.toContain('line');
    expect(writeHtml(segments, { marks: new Set([1]), firstNumber: 3 })).toBe(
      '<span class="line" data-number="3"><span class="function">a</span>()\n</span>' +
        '<span class="line theme-code-block-highlighted-line" data-number="4"><span class="function">b</span>()</span>',
    );
  });

  it('colours a token that spans lines on each of them', () => {
    const html = writeHtml(toSegments('/* a\nb */', 'js'), {
      ...plainLines,
      firstNumber: 1,
    });
    expect(html.match(/class="comment"/g)).toHaveLength(2);
  });
});
