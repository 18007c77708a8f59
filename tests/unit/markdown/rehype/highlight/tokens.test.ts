import { describe, expect, it } from 'vitest';

import { tokenize } from '../../../../../src/markdown/rehype/highlight/tokens.ts';
import { writeHtml } from '../../../../../src/markdown/rehype/highlight/writeHtml.ts';

const plainLines = { marks: new Map(), firstNumber: undefined };

function kindsOf(code: string, language: string): string[] {
  return tokenize(code, language).flatMap(({ kind }) => kind ?? []);
}

describe('tokenize', () => {
  it.each([
    ['bash', 'echo "a" # b'],
    ['c', 'int a = 1;'],
    ['css', 'a { color: red }'],
    ['dart', 'final int a = 3;'],
    ['diff', '- a\n+ b'],
    ['dockerfile', 'FROM node:20'],
    ['go', 'func main() {}'],
    ['graphql', 'type Query { a: Int }'],
    ['groovy', 'def a = 1'],
    ['html', '<p class="a">b</p>'],
    ['http', 'GET /a HTTP/1.1\nHost: b'],
    ['ini', '[a]\nb = c'],
    ['java', 'class A {}'],
    ['js', 'const a = 1'],
    ['json', '{ "a": 1 }'],
    ['jsonc', '// a\n{ "b": 1 }'],
    ['jsx', '<A b="c" />'],
    ['lua', 'local a = 1'],
    ['md', '# a'],
    ['mdx', 'import A from "b"\n\n# c'],
    ['nginx', 'server { listen 80; }'],
    ['prisma', 'model A { id Int @id }'],
    ['python', 'def a(): pass'],
    ['rust', 'fn main() {}'],
    ['scss', '$a: 1px;'],
    ['solidity', 'contract A {}'],
    ['sql', 'select 1'],
    ['toml', 'a = "b"'],
    ['ts', 'type A = string'],
    ['tsx', 'const a = <A<B> />'],
    ['yaml', 'a: true'],
  ])('has a grammar for %s', (language, code) => {
    expect(kindsOf(code, language)).not.toEqual([]);
  });

  it('keeps every character', () => {
    const code = '<A b={() => `x${1}`}>\n  t /* c */\n</A>;\n';
    expect(
      tokenize(code, 'tsx')
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('does not give embedded code the colour of its container', () => {
    const segments = tokenize('`a${b}`', 'ts');
    expect(segments.find(({ text }) => text.includes('b'))?.kind).toBeUndefined();
    const inElement = tokenize('<A b={c}>d</A>', 'jsx');
    expect(inElement.find(({ text }) => text.includes('d'))?.kind).toBeUndefined();
  });

  it('leaves a language without a grammar plain', () => {
    expect(tokenize('a', 'nosuch')).toEqual([{ text: 'a', kind: undefined }]);
  });
});

describe('writeHtml', () => {
  it('wraps lines in elements only if one is marked or numbered', () => {
    const segments = tokenize('a()\nb()', 'js');
    expect(writeHtml(segments, plainLines)).not.toContain('line');
    expect(writeHtml(segments, { marks: new Map([[1, ['m']]]), firstNumber: 3 })).toBe(
      '<span class="line" data-number="3"><span class="function">a</span>()\n</span>' +
        '<span class="line m" data-number="4"><span class="function">b</span>()</span>',
    );
  });

  it('colours a token that spans lines on each of them', () => {
    const html = writeHtml(tokenize('/* a\nb */', 'js'), {
      ...plainLines,
      firstNumber: 1,
    });
    expect(html.match(/class="comment"/g)).toHaveLength(2);
  });
});
