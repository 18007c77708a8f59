import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { lintNote } from '../lintNote.ts';

it('a post is asked for a truncate marker once its list would be long', () => {
  const rulesIn = (text: string, file = 'blog/a.md') =>
    lintNote(aPage(`---\ntitle: A\n---\n\nIt is.\n\n${text}\n`, file)).map(
      ({ rule, severity }) => [rule, severity],
    );
  const long = 'more of it '.repeat(40);
  expect(rulesIn(long)).toEqual([['note/truncate', 'warning']]);
  expect(rulesIn(`<!-- truncate -->\n\n${long}`)).toEqual([]);
  expect(rulesIn(`{/* truncate */}\n\n${long}`)).toEqual([]);
  expect(rulesIn('It was.')).toEqual([]);
  expect(rulesIn(long, 'docs/a.md')).toEqual([]);
});
