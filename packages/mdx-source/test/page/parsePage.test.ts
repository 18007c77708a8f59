import { describe, expect, it } from 'vitest';

import { parseFrontMatter } from '../../src/index.ts';
import { aPage } from '../support/index.ts';

describe('parsePage', () => {
  it('keeps dates in the front matter as strings', () => {
    const page = aPage('---\ntitle: DNS\nlast_verified: 2026-11-21\n---\n');
    expect(page.frontMatter).toEqual({ title: 'DNS', last_verified: '2026-11-21' });
  });

  it('counts the lines of the front matter, and positions in the tree are those of the file', () => {
    const page = aPage('---\ntitle: DNS\n---\n\n## Sources\n');
    expect(page.lineOffset).toBe(3);
    expect(page.tree.children.at(-1)?.position?.start.line).toBe(5);
  });

  it('reads tables, JSX, directives, heading ids, and skips HTML comments', () => {
    const source =
      '## A {#a}\n\n| a |\n| - |\n| b |\n\n:::note\n\nx\n\n:::\n\n<App />\n\n<!-- truncate -->\n';
    expect(aPage(source).tree.children.map((node) => node.type)).toEqual([
      'heading',
      'table',
      'containerDirective',
      'mdxJsxFlowElement',
    ]);
  });

  it('reads Chinese emphasis that ends in full-width punctuation', () => {
    const [paragraph] = aPage('**注意：**正文。\n').tree.children;
    expect(paragraph).toMatchObject({ children: [{ type: 'strong' }, { type: 'text' }] });
  });

  it('names the line of invalid MDX', () => {
    const page = aPage('---\ntitle: DNS\n---\n\ntext\n\na <b and {c\n');
    expect(page.syntaxErrors).toMatchObject([{ rule: 'mdx/syntax', line: 7 }]);
    expect(page.tree.children).toEqual([]);
  });

  it('names the line of invalid YAML', () => {
    const page = aPage('---\ntitle: DNS\nkind: [concept\n---\n\ntext\n');
    expect(page.syntaxErrors).toMatchObject([{ rule: 'mdx/syntax', line: 3 }]);
    expect(page.frontMatter).toEqual({});
  });

  it.each([
    ['nests too deep', `${'> '.repeat(8_000)}x`, /Maximum call stack/],
    [
      'has aliases that expand without end',
      [
        '---',
        'a0: &a0 [x, x, x, x, x, x, x, x, x]',
        ...Array.from(
          { length: 5 },
          (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]`,
        ),
        '---',
        '',
      ].join('\n'),
      /Excessive alias count/,
    ],
  ])(
    'rejects a page that %s',
    (_, source, reason) => {
      const message = expect.stringMatching(reason) as string;
      expect(aPage(source).syntaxErrors).toMatchObject([{ rule: 'mdx/syntax', message }]);
      // On a busy machine, the parser takes seconds for deep nesting.
    },
    60_000,
  );

  it.each([
    ['line ends of Windows', (source: string) => source.replaceAll('\n', '\r\n')],
    ['a byte-order mark', (source: string) => `\uFEFF${source}`],
  ])('parses a page with %s as the same page', (_, change) => {
    const source = '---\ntitle: DNS\nran:\n  ["node@20"]\n---\n\n## Sources\n';
    const page = aPage(change(source));
    expect(page.syntaxErrors).toEqual([]);
    expect(page.frontMatter).toEqual({ title: 'DNS', ran: ['node@20'] });
    expect(page.lineOffset).toBe(5);
    expect(page.tree.children.at(-1)?.position?.start.line).toBe(7);
    expect(parseFrontMatter({ fileContent: change(source) })).toEqual({
      frontMatter: { title: 'DNS', ran: ['node@20'] },
      content: '## Sources',
    });
  });

  const YAML = /key: value.*double quotes.*spaces/;

  it.each([
    [
      'a star before the title',
      '---\nkind: concept\ntitle: *DNS\n---\n',
      3,
      /starts with \*/,
      YAML,
    ],
    ['a list instead of keys', '---\n- dns\n---\n', 2, /keys with values\.$/, YAML],
    [
      'no last line of dashes',
      '---\ntitle: DNS\n\ntext\n',
      1,
      /no closing line of ---/,
      /^Write --- on .* below the last key\.$/,
    ],
    [
      'a line above it',
      '\n---\ntitle: DNS\n---\n',
      2,
      /on the first line/,
      /^Make a line of three dashes the first/,
    ],
    [
      'four dashes',
      '----\ntitle: DNS\n---\n',
      1,
      /on the first line/,
      /^Make a line of three dashes the first/,
    ],
  ])(
    'reports line, error and remedy of front matter with %s',
    (_, source, line, says, remedy) => {
      const { frontMatter, syntaxErrors } = aPage(source);
      expect(frontMatter).toEqual({});
      expect(syntaxErrors).toHaveLength(1);
      expect(syntaxErrors[0]).toMatchObject({ rule: 'mdx/syntax', line });
      expect(syntaxErrors[0]?.message).toMatch(says);
      expect(syntaxErrors[0]?.remedy).toMatch(remedy);
    },
  );

  it('names a key that occurs twice', () => {
    const [error] = aPage('---\ntitle: A\ntags: []\ntitle: B\n---\n').syntaxErrors;
    expect(error?.message).toMatch(/: the key "title" occurs twice\.$/);
    expect(error).toMatchObject({
      line: 4,
      remedy: 'Keep one line of title.',
    });
  });

  it('says what to do about a tab', () => {
    const [error] = aPage('---\ntopics:\n\t- dns\n---\n').syntaxErrors;
    expect(error?.message).toMatch(/Tabs are not allowed as indentation\.$/);
    expect(error).toMatchObject({ line: 3, remedy: 'Indent with spaces.' });
  });

  it('says to quote a value that contains a colon', () => {
    const [error] = aPage('---\ntitle: Tmux: the "session"\n---\n').syntaxErrors;
    expect(error).toMatchObject({
      line: 2,
      remedy: 'Write title: "Tmux: the \\"session\\""',
    });
  });

  it.each([
    ['kind:concept', 'there is no space after the colon', 'Write kind: concept'],
    ['topics:[dns]', 'there is no space after the colon', 'Write topics: [dns]'],
    [
      'title: "Receiving "webhooks"',
      'a quote inside the value ends it too early',
      String.raw`Write title: "Receiving \"webhooks"`,
    ],
    [
      "title: 'It's so'",
      'a quote inside the value ends it too early',
      String.raw`Write title: "It's so"`,
    ],
    [
      'title: "A" and b',
      'a quote inside the value ends it too early',
      String.raw`Write title: "\"A\" and b"`,
    ],
  ])('names the slip in a line of front matter: %s', (line, says, remedy) => {
    const [error] = aPage(`---\nauthor: a\n${line}\nkey: b\n---\n`).syntaxErrors;
    expect(error).toMatchObject({ line: 3, remedy });
    expect(error?.message).toBe(`The page cannot be read: ${says}.`);
  });

  it.each([
    ['<https://example.com/a>', /\[text\]\(https:\/\/example\.com\/a\)/],
    ['<me@example.com>', /\[text\]\(mailto:me@example\.com\)/],
  ])('says what to write instead of the autolink %s', (link, remedy) => {
    const [problem] = aPage(`See \`<https://a.org>\`.\n\nSee ${link}.\n`).syntaxErrors;
    expect(problem).toMatchObject({ rule: 'mdx/syntax', line: 3 });
    expect(problem?.remedy).toMatch(remedy);
  });

  it('gives equal hashes only to equal texts in the same file', () => {
    expect(aPage('a').hash).toBe(aPage('a').hash);
    expect(aPage('a').hash).not.toBe(aPage('b').hash);
    expect(aPage('a').hash).not.toBe(aPage('a', 'docs/intro.md').hash);
  });
});

it('recognises a merge conflict', () => {
  const source = 'One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> main\n';
  expect(aPage(source).syntaxErrors).toMatchObject([
    { line: 3, message: 'The page cannot be read: a merge conflict was left in it.' },
  ]);
});

it.each([
  ['title: A\n description: B.', 2, /the indentation is wrong here or on the next line/],
  ['tags:\n  - a\n - b', 4, /the indentation is wrong here or on the next line/],
  ['title: A: b', 2, /a value that contains ": " has no quotes/],
  ['title: A: b\r', 2, /a value that contains ": " has no quotes/],
  ['title: A\n\nIt is so.', 4, /on the next line, or no line of --- is above it/],
])('says in plain words what is wrong with front matter: %j', (yaml, line, says) => {
  expect(aPage(`---\n${yaml}\n---\n\nText.\n`).syntaxErrors).toMatchObject([
    { line, message: expect.stringMatching(says) },
  ]);
});
