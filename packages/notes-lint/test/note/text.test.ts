import { describe, expect, it } from 'vitest';

import { countHan, countWords, isMostlyHan, languageOf } from 'mdx-source';
import { readingTime } from '../../src/note/index.ts';

describe('counting', () => {
  it('counts Chinese by character and other text by word', () => {
    const text = '我用 React 19.2 写 don’t-panic 页面，很好。';
    expect(countHan(text)).toBe(7);
    expect(countWords(text)).toBe(3);
    expect(isMostlyHan(text)).toBe(true);
  });

  it('estimates two minutes for 700 Chinese characters, and for 460 words', () => {
    expect(readingTime('字'.repeat(700))).toBe(2);
    expect(readingTime('word '.repeat(460))).toBe(2);
  });

  it('ignores the front matter', () => {
    expect(readingTime('---\ntitle: Names\n---\n')).toBe(0);
  });
});

describe('languageOf', () => {
  it('is Chinese for a title with a Chinese character, otherwise undefined', () => {
    expect(['五维学习法', 'Notes on 狼道', 'Two Sum', '—「」'].map(languageOf)).toEqual([
      'zh-Hans',
      'zh-Hans',
      undefined,
      undefined,
    ]);
  });
});
