import { expect, it } from 'vitest';

import { admit } from './admit.ts';

it('lets a burst through up to the size of the bucket', () => {
  expect(admit([0, 0, 0, 0], { size: 3, perSecond: 1 })).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('lets as many requests through as tokens flow in once the bucket is empty', () => {
  expect(admit([0, 0.5, 1, 1.5, 2], { size: 1, perSecond: 1 })).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('holds no more tokens than its size, however long nothing comes', () => {
  expect(admit([0, 60, 60], { size: 1, perSecond: 4 })).toEqual([true, true, false]);
});
