import { expect, it } from 'vitest';

import {
  countHan,
  countWords,
  isMostlyHan,
  languageOf,
  lengthInWords,
} from '../../src/index.ts';

it('counts Chinese by character and other text by word', () => {
  const text = '我用 React 19.2 写 don’t-panic 页面，很好。';
  expect(countHan(text)).toBe(7);
  expect(countWords(text)).toBe(3);
  expect(isMostlyHan(text)).toBe(true);
  expect(lengthInWords(text)).toBe(3 + 7 / 1.6);
});

it('the language is Chinese for a title with a Chinese character, otherwise undefined', () => {
  expect(['五维学习法', 'Notes on 狼道', 'Two Sum', '—「」'].map(languageOf)).toEqual([
    'zh-Hans',
    'zh-Hans',
    undefined,
    undefined,
  ]);
});
