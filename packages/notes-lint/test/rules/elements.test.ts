import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { checkNote } from '../../src/checkNote.ts';
import { problemsIn } from '../lintNote.ts';

describe('elements', () => {
  it.each([
    ['It is. <div>No.</div>', '<div> is inside of a paragraph'],
    [
      '<b>It is.</b> And <table><tbody></tbody></table>',
      '<table> is inside of a paragraph',
    ],
    ['- It is.\n\n  So <ul><li>no</li></ul>\n\n- No.', '<ul> is inside of a paragraph'],
    ['<p>\n  It is.\n</p>', '<p> is inside of a paragraph'],
    ['<a href="https://a.org">https://a.org</a>', '<a> is inside of a link'],
  ])('an element that ends the one around it breaks the page: %s', (text, says) => {
    expect(problemsIn(text)).toMatchObject([
      {
        rule: 'note/element',
        severity: 'error',
        line: text.startsWith('- ') ? 9 : text.startsWith('<p>') ? 8 : 7,
        message: expect.stringMatching(`^${says}, which HTML ends before it`),
        remedy: expect.stringMatching(
          /^(?:Put an empty line before it, and one after it|Close the <)/,
        ),
      },
    ]);
  });

  it.each([
    '<details><summary>Why?</summary>No.</details>',
    '<div>It is.</div> <div>No.</div>',
    '- It is. <ul><li>no</li></ul>\n- No.',
    '<div>\n  It is.\n</div>',
    'Press <kbd>a</kbd>, not <span>*b*</span>.',
    '| a |\n| - |\n| <ul><li>no</li></ul> |',
  ])('an element in its place is fine: %s', (text) => {
    expect(problemsIn(text)).toEqual([]);
  });
});

describe('what elements and images load', () => {
  const LOADS =
    '![A tree](https://img.example.org/a.png) <iframe src="//b.example.com/c">x</iframe>';
  const rulesOf = (allowedSources: readonly string[]) =>
    checkNote(aPage(`# A\n\n${LOADS}\n`), { allowedSources })
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'note/element');

  it('is fine if the policy of the site allows it', () => {
    expect(rulesOf([])).toHaveLength(2);
    expect(rulesOf(['https://img.example.org', '*.example.com'])).toEqual([]);
    expect(rulesOf(['https://img.example.net', "'unsafe-inline'"])).toHaveLength(2);
    expect(rulesOf(['https://img.example', 'b.example.co'])).toHaveLength(2);
  });
});
