import { expect, test } from 'vitest';

import { roundMinutes } from '../../../src/notes/roundMinutes.ts';

test.each([
  [0, 1],
  [1.2, 1],
  [1.5, 2],
])('%d minutes are shown as %d', (minutes, shown) => {
  expect(roundMinutes(minutes)).toBe(shown);
});
