import { expect, it } from 'vitest';

import { toSingular } from '../../src/index.ts';

it.each([
  ['caches', 'cache'],
  ['hashes', 'hash'],
  ['branches', 'branch'],
  ['indexes', 'index'],
  ['classes', 'class'],
  ['requests', 'request'],
  ...['https', 'class', 'redis', 'status', 'aws'].map((word) => [word, word]),
])('%s and %s are one word', (word, singular) => {
  expect(toSingular(word ?? '')).toBe(singular);
});
