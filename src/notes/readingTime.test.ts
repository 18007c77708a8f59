import { expect, it } from 'vitest';

import { readingTime } from './readingTime.ts';

it.each([
  ['700 Chinese characters', '字'.repeat(700), 2],
  ['460 words', 'word '.repeat(460), 2],
  ['340 words', 'word '.repeat(340), 1],
  ['no words', '', 1],
])('%s', (_, text, minutes) => {
  expect(readingTime(text)).toBe(minutes);
});
