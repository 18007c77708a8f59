import { expect, it } from 'vitest';

import { partFile, textFile } from '../src/data.ts';

it('parts of the index and texts never share a file name, even with thousands of both', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  const names = new Set([...numbers.map(partFile), ...numbers.map(textFile)]);
  expect(names.size).toBe(2 * numbers.length);
});
