import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { lintNote } from '../lintNote.ts';

describe('punctuation', () => {
  it('“ ” are the standard quotes of Chinese', () => {
    const note = aPage('---\ntitle: 名字\nlang: zh-Hans\n---\n\n他说“你好”。\n');
    expect(lintNote(note)).toEqual([]);
  });

  it('a note that is only missing its lang is told about that, not about its punctuation', () => {
    const note = aPage(
      '---\ntitle: 名字\n---\n\n我每天六点起床，坚持了三个月，后来停了，原因写在下面，来源是 [Sleep：Sleep](https://a.org)。\n',
    );
    const rules = lintNote(note).map(({ rule }) => rule);
    expect(rules).toContain('note/language');
    expect(rules).not.toContain('note/punctuation');
  });

  it('punctuation is quoted from the start of a word', () => {
    const text = '先运行 `git rebase --interactive`,再看日志。';
    const note = aPage(`---\ntitle: 名字\nlang: zh-Hans\n---\n\n${text}\n`);
    const [found] = lintNote(note).filter(({ rule }) => rule === 'note/punctuation');
    expect(found?.message).toMatch(/^"--interactive`,再看日志。" should be /);
  });

  it('punctuation is quoted to the end of the same word in both', () => {
    const text = '我每天6点起床,坚持了3个月。后来停了。';
    const note = aPage(`---\ntitle: 名字\nlang: zh-Hans\n---\n\n${text}\n`);
    const [found] = lintNote(note).filter(({ rule }) => rule === 'note/punctuation');
    expect(found?.message).toBe(
      '"我每天6点起床,坚持了3个月" should be "我每天 6 点起床，坚持了 3 个月".',
    );
  });

  it('a Chinese comma to fix is one message', () => {
    const note = aPage(
      '---\ntitle: 名字\nlang: zh-Hans\n---\n\n我在家里,他也在,对吧...真的。\n',
    );
    const texts = lintNote(note).filter(({ rule }) => rule === 'note/punctuation');
    expect(texts.map(({ message }) => message)).toEqual([
      '"我在家里,他也在,对吧...真的" should be "我在家里，他也在，对吧...真的".',
      '"吧..." isn\'t Chinese punctuation.',
    ]);
  });
});
