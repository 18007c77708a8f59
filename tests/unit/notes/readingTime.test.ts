import { expect, it } from 'vitest';

import { readingTime } from '../../../src/notes/readingTime.ts';

it('estimates two minutes for 700 Chinese characters, and for 460 words', () => {
  expect(readingTime('字'.repeat(700))).toBe(2);
  expect(readingTime('word '.repeat(460))).toBe(2);
});
