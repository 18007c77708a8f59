import { expect, it } from 'vitest';

import { aPage } from '../support/index.ts';

const errorOf = (text: string) =>
  aPage(`---\ntitle: A\n---\n\n${text}\n`).syntaxErrors[0];

const TAG = 'in MDX, < begins a tag, and this one';
const EXPRESSION = 'in MDX, { begins an expression, and this one';

it.each([
  ['It took <5 ms.', `${TAG} isn't valid`, 'write &lt; for the <'],
  ['A Map<string, number>.', `${TAG} isn't valid`, 'between backticks'],
  ['<!-- open', `${TAG} isn't valid`, 'Close or correct it'],
  ['<div\n\nand more.', `${TAG} isn't valid`, 'Close or correct it'],
  ['<a href="x\n\nand <b>more</b>.', `${TAG} is never closed`, 'Close or correct it'],
  ['Match *.{ts,tsx\n\nand {more}.', `${EXPRESSION} is never closed`, 'write \\{ for'],
  ['{/* TODO\n\nand more.', `${EXPRESSION} is never closed`, 'Close or correct it'],
  ['{/* TODO *}', `${EXPRESSION} isn't valid`, 'Close or correct it'],
  ['Note the {a b}.', `${EXPRESSION} isn't valid`, 'write \\{ for the {'],
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

it.each([
  [
    'Use rg <pattern> here.',
    /closing tag for `<pattern>` of line 5 before the end of `paragraph`/,
    /^Write <\/pattern> where it ends.* if <pattern> is text/,
  ],
  ['One.<br>Two.', /closing tag for `<br>` of line 5/, /^End it with a slash: <br/],
  [
    '<Tabs>\n\nOne.',
    /closing tag for `<Tabs>` of line 5/,
    /^Write <\/Tabs> where it ends, with empty lines/,
  ],
  [
    'The end.</div>',
    /closing slash `\/` in tag, expected an open tag first/,
    /^Close each tag in its paragraph/,
  ],
  [
    '<b>bold</i>',
    /closing tag `<\/i>`, expected corresponding closing tag for `<b>` of line 5\./,
    /^Close each tag in its paragraph, the inner one first/,
  ],
  [
    '<img src="a.png" width=100>',
    /before attribute value, expected a character/,
    /^Put the value between double quotes\.$/,
  ],
])("keeps the parser's words where they're plain: %s", (text, says, remedy) => {
  expect(errorOf(text)).toMatchObject({
    line: 5,
    message: expect.stringMatching(says),
    remedy: expect.stringMatching(remedy),
  });
});

it('a file that was saved as UTF-16 is one error', () => {
  const bytes = Buffer.from('\uFEFF---\ntitle: A\n---\n\nText {a b}.\n', 'utf16le');
  expect(aPage(bytes.toString()).syntaxErrors).toMatchObject([
    { line: 1, message: "The page cannot be read: the file isn't saved as UTF-8." },
  ]);
});
