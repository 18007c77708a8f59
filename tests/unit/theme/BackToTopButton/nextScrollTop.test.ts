import { expect, it } from 'vitest';

import nextScrollTop from '../../../../src/theme/BackToTopButton/nextScrollTop.ts';

it.each([
  [1000, 150],
  [100, 15],
  [3, 0],
  [0, 0],
])('leaves 15 percent of %d px', (current, next) => {
  expect(nextScrollTop(current)).toBe(next);
});

it('arrives', () => {
  let frames = 0;
  for (let top = 100_000; top > 0; frames += 1) {
    top = nextScrollTop(top);
  }
  expect(frames).toBeLessThan(10);
});
