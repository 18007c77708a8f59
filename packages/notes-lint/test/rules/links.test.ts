import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { lintNote, problemsIn } from '../lintNote.ts';

describe('links', () => {
  it('a URL that swallows what follows is one message', () => {
    const text = '参考：https://www.iana.org/time-zones、[文档](https://a.org/x)。';
    const note = aPage(`---\ntitle: 时区\nlang: zh-Hans\n---\n\n时间。\n\n${text}\n`);
    expect(lintNote(note).map(({ rule, line }) => [rule, line])).toEqual([
      ['note/link-url', 8],
    ]);
  });

  it('other wrong URLs hide nothing else on their line', () => {
    const text = 'See [a](htp://a.org), [b](javascript:b) and **c.';
    const note = aPage(`---\ntitle: A\n---\n\nIt is.\n\n${text}\n`);
    expect(lintNote(note).map(({ rule }) => rule)).toEqual([
      'note/mark',
      'note/link-url',
      'note/link-url',
    ]);
  });

  it('a text over two lines is judged as a whole', () => {
    expect(
      problemsIn('It has [a real-world example of\nthis](https://a.org/x).'),
    ).toEqual([]);
  });

  it('a link without text is named by its URL', () => {
    expect(problemsIn('See [](https://a.org/x).')).toMatchObject([
      { message: 'The link to https://a.org/x has no text.' },
    ]);
  });
});
