import { describe, expect, it } from 'vitest';

import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { aPost } from '../aPost.ts';
import { lintNote, errorsIn } from '../lintNote.ts';

const errorsOf = (note: Page) => lintNote(note).filter(isError);

describe('a link that is not one', () => {
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
});

it('a footnote without its text is reported before a colon, too', () => {
  expect(errorsIn('They differ[^1]:\n\n[^2]: The source.')).toEqual([
    ['note/mark', 13, '"[^1]" is a footnote that the note doesn\'t define.'],
  ]);
});

it('formulas are one message per note', () => {
  const text = 'It takes $n^2$ steps, or $n^3$.\n\nOr $2^n$ steps.\n\nOr **more.';
  const lines = 'The same goes for further lines of this note: 15.';
  expect(errorsIn(text)).toEqual([
    ['note/mark', 17, '"**" is an asterisk that marks nothing and shows up as it is.'],
    [
      'note/formula',
      13,
      `"$n^2$" is a formula, which this site doesn't render. ${lines}`,
    ],
  ]);
});
