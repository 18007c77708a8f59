import { expect, it } from 'vitest';

import { aPage } from '../support/index.ts';

const errorOf = (text: string) =>
  aPage(`---\ntitle: A\n---\n\n${text}\n`).syntaxErrors[0];

it.each([
  ['It took <5 ms.', '< begins a tag, and "<5" isn\'t one', 'write &lt; for the <'],
  ['A Map<string, number>.', 'and "Map<string," isn\'t one', 'between backticks'],
  ['Use rg <pattern> here.', '<pattern> is never closed', 'write &lt;pattern>'],
  [
    '<img src="a.png" width=100>',
    'the value of width has no quotes',
    'Write width="100".',
  ],
  [
    '<a data-x=b/c.md title="y">z</a>',
    'the value of data-x has no',
    'Write data-x="b/c.md".',
  ],
  ['One<br>two.', '<br> is never closed', 'close it: <br />.'],
  ['The end.</div>', "</div> closes a tag that isn't open", 'Delete it'],
  [
    '<details>text</detail>',
    '</detail> comes before <details> is closed',
    'Probably meant: </details>.',
  ],
  ['<b>bold</i>', '</i> comes before <b> is closed', 'Write </b> before it'],
  ['<!-- open', 'the comment that begins here is never closed', '-->'],
  ['Match *.{ts,tsx\n\nand more.', '".{ts,tsx" is never closed', 'write \\{ for'],
  ['{/* TODO\n\nand more.', 'the comment that begins here is never closed', '*/}'],
  ['{/* TODO *}', 'the comment that begins here is never closed', '*/}'],
  ['Note the {a b}.', '"{a b}" isn\'t valid JavaScript', 'write \\{ for the {'],
  ['import the file first.', 'begins with import or export is code', 'another word'],
  [
    '见 <https://a.org>。',
    "so <https://a.org> isn't a link",
    'Write [text](https://a.org).',
  ],
])(
  "explains an error of the parser in the author's words: %s",
  (text, reason, remedy) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ line: 5, rule: 'mdx/syntax' });
    expect(error?.message).toContain(reason);
    expect(error?.remedy).toContain(remedy);
  },
);

it('says how a tag can hold several paragraphs', () => {
  const error = errorOf('<details><summary>More</summary>\n- one\n\n</details>');
  expect(error?.message).toContain('<details> is never closed in its paragraph');
  expect(error?.remedy).toContain('with both tags between empty lines if it holds');
});

it('a file that was saved as UTF-16 is one error', () => {
  const bytes = Buffer.from('\uFEFF---\ntitle: A\n---\n\nText {a b}.\n', 'utf16le');
  expect(aPage(bytes.toString()).syntaxErrors).toMatchObject([
    { line: 1, message: "The page cannot be read: the file isn't saved as UTF-8." },
  ]);
});

it('keeps the words of the parser where there are no better ones', () => {
  expect(errorOf('<Card size=>')?.message).toMatch(/before attribute value/);
});
