import { describe, expect, it } from 'vitest';

import { isError } from 'mdx-source';
import { aPage } from 'mdx-source/testing';
import { aPost } from './aPost.ts';
import { lintNote } from './lintNote.ts';

const errorsOf = (note: ReturnType<typeof aPost>) => lintNote(note).filter(isError);

describe('one cause', () => {
  it.each([
    ['at its end', ''],
    [
      'before the next one',
      '\n\nMore text.\n\n```ts\nconst b = 2;\n```\n\n## Why\n\nText.',
    ],
  ])('an unclosed code block %s is one message', (_, rest) => {
    const note = aPost(
      `You see:\n\n\`\`\`ts\nconst a = 1;\n\nYou would not think so.${rest}`,
    );
    const problems = lintNote(note);
    expect(problems).toMatchObject([{ rule: 'mdx/syntax', line: 15, severity: 'error' }]);
    expect(problems[0]?.message).toMatch(
      /the code block that begins here is never closed/,
    );
  });

  it.each(['zh-CN', 'zh'])('the wrong name of Chinese is one message: %s', (lang) => {
    const front = `title: 名字\ndescription: 名字怎样变成地址。\nlang: ${lang}`;
    const note = aPage(
      `---\n${front}\n---\n\n名字怎样变成地址：DNS，HTTP，就在这里。\n`,
      'docs/a.md',
    );
    const rules = lintNote(note).map(({ rule }) => rule);
    expect(rules).toContain('front-matter/value');
    expect(rules).not.toContain('note/language');
    expect(rules).not.toContain('note/punctuation');
  });

  const errorsIn = (text: string) =>
    errorsOf(aPost(text)).map(({ rule, line, message }) => [rule, line, message]);

  it.each([
    ['a row that gets too long by it', '| a | b |\n| - | - |\n| `x|y` | b |'],
    ['a row that still fits', '| a | b | c |\n| - | - | - |\n| `x|y` | b |'],
  ])('a pipe within code is one message, in %s', (_, text) => {
    expect(errorsIn(text)).toEqual([
      [
        'note/table-form',
        15,
        'A | inside code ends the cell, so the code is cut in two.',
      ],
    ]);
  });

  it.each([
    ['of words', '| a | b |\n| x | y |\n| z | w |\n| e | f |'],
    ['with code', '| a | b |\n| x | `y` |\n| z | w |\n| `e` | f |'],
  ])('a table without a row of --- is one message, %s', (_, text) => {
    expect(errorsIn(text)).toEqual([
      ['note/mark', 13, '"| a | b |" looks like a table row but is a paragraph.'],
    ]);
  });

  it('a component without an import is one message, which lists its lines', () => {
    const text = '<Chart a={1} />\n\nText.\n\n<Chart />\n\n<Chart.Axis />\n\n<Plot />';
    const says = (name: string) =>
      ` is a component, but the note doesn't import ${name}, so`;
    expect(errorsIn(text)).toEqual([
      [
        'note/expression',
        13,
        expect.stringContaining(`<Chart> (lines: 13, 17, 19)${says('Chart')}`),
      ],
      ['note/expression', 21, expect.stringContaining(`<Plot>${says('Plot')}`)],
    ]);
  });

  it('an admonition with a space is one message, though its ::: is text, too', () => {
    const problems = errorsOf(
      aPost('::: tip\n\nText.\n\n:::\n\n::: note Title\nText.\n:::'),
    );
    expect(problems.map(({ line, remedy }) => [line, remedy])).toEqual([
      [13, 'Remove the space, as in :::tip.'],
      [19, 'Remove the space, as in :::tip.'],
    ]);
    expect(errorsIn('Text.\n\n:::')).toMatchObject([
      ['note/mark', 15, expect.any(String)],
    ]);
  });

  it.each([
    ['See [text](./a.md. And more.', '[text](./a.md.'],
    ['See [text](../b/a.md and [the term](./b.md).', '[text](../b/a.md'],
  ])('the message names the missing ) of a link: %s', (text, quoted) => {
    const [problem] = errorsOf(aPost(text));
    expect(problem?.message).toBe(`"${quoted}" isn't a link, because its ) is missing.`);
    expect(problem?.remedy).toBe('Write ) after the URL.');
  });

  it('a link with a space in its URL is not told that its ) is missing', () => {
    expect(errorsIn('See [text](./my file.md).')).toEqual([
      ['note/mark', 13, '"[text](./my" looks like a link but isn\'t one.'],
    ]);
  });

  it.each([
    ['./x', './x'],
    ['../api/x.md', '../api/x.md'],
    ['x.mdx', 'x.mdx'],
    ['https://example.org', 'https://example.org'],
  ])('the message says that angle brackets make no link: <%s>', (url) => {
    const [problem, ...others] = errorsOf(aPost(`See <${url}> now.`));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'mdx/syntax', line: 13 });
    expect(problem?.message).toContain(
      `in MDX, < begins a tag, so <${url}> isn't a link`,
    );
    expect(problem?.remedy).toContain(`[text](${url})`);
  });

  it('a URL whose angle bracket is never closed is one message, with two ways to write it', () => {
    const [problem, ...others] = errorsOf(aPost('See <https://example.org/a, then go.'));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'mdx/syntax', line: 13 });
    expect(problem?.message).toContain("so <https://example.org/a isn't a link");
    expect(problem?.remedy).toContain(
      'Write [text](https://example.org/a), or the bare URL.',
    );
  });

  const rulesFor = (source: string) =>
    lintNote(aPage(source, 'blog/build.md'))
      .filter(({ rule }) => /^front-matter|^note\/leftover/.test(rule))
      .map(({ rule }) => rule);
  const post = aPost('We measured it again.').source;

  it('a misspelt key, which is also missing, is one message', () => {
    expect(rulesFor(post.replace('description:', 'descriptoin:'))).toEqual([
      'front-matter/unknown-key',
    ]);
  });

  it('a date that does not exist, also malformed and in the future, is one message', () => {
    const wrong = post.replace('last_verified: 2026-11-20', 'last_verified: 2026-13-27');
    expect(rulesFor(wrong)).toEqual(['front-matter/calendar']);
  });

  it('a to-do is one message, whatever its text', () => {
    expect(rulesFor(aPost('TODO: write this.').source)).toEqual(['note/leftover']);
  });
});
