import { describe, expect, it } from 'vitest';

import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { aFullNote } from '../aFullNote.ts';
import { aPost } from '../aPost.ts';
import { lintNote, problemsIn, errorsIn } from '../lintNote.ts';

const errorsOf = (note: Page) => lintNote(note).filter(isError);

describe('admonitions', () => {
  it('an admonition that is misspelt or not closed is one message', () => {
    expect(problemsIn(':::cauton\n\nHey.\n\n:::')).toMatchObject([
      {
        rule: 'note/rendering',
        remedy:
          'Probably meant: caution. Write one of note, tip, info, warning, danger, caution, success, important, secondary.',
      },
    ]);
    expect(problemsIn(':::cauton Hey\n\nHo.\n\n:::')).toMatchObject([
      { rule: 'note/mark', remedy: expect.stringContaining('danger, caution, success') },
    ]);
    const text = aFullNote({ kind: 'concept' }).replace(
      '## Trade-offs',
      ':::tip\n\nHey.\n\n## Trade-offs',
    );
    expect(lintNote(aPage(text, 'docs/a.md')).map(({ rule }) => rule)).toEqual([
      'note/rendering',
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
});

it('blocks that are indented as code are one message per note, whatever else is in them', () => {
  const text = 'Run:\n\n    01.csv teh [^"]*\n\nAnd:\n\n    /Users/ann/notes';
  expect(errorsIn(text)).toEqual([
    [
      'note/rendering',
      15,
      '"01.csv teh [^"]*" is indented as code and is a paragraph; notes have no indented code. The same goes for further lines of this note: 19.',
    ],
  ]);
});
