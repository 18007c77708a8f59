import { expect, it } from 'vitest';

import {
  countHan,
  countWords,
  isMostlyHan,
  lengthInWords,
} from '../../src/text/count.ts';

it('counts Chinese by character and other text by word', () => {
  const text = '我用 React 19.2 写 don’t-panic 页面，很好。';
  expect(countHan(text)).toBe(7);
  expect(countWords(text)).toBe(3);
  expect(isMostlyHan(text)).toBe(true);
  expect(lengthInWords(text)).toBeCloseTo(3 + (7 * 230) / 350);
});
