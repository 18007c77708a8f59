import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { lintNote } from '../lintNote.ts';

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
