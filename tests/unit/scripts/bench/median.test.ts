import { describe, expect, it } from 'vitest';

import { median } from '../../../../scripts/bench/median.ts';

describe('median', () => {
  it.each([
    ['an odd number of figures', [30, 1, 2], 2],
    ['an even number: between the two in the middle', [4, 1, 100, 2], 3],
  ])('of %s', (_name, figures, middle) => {
    expect(median(figures)).toBe(middle);
  });

  it('is NaN for no figures, which meets no target', () => {
    expect(median([])).toBeNaN();
  });
});
