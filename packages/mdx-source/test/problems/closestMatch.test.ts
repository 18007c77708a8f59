import { expect, it } from 'vitest';

import { closestMatch } from '../../src/index.ts';

it.each([
  ['Tbas', 'Tabs'],
  ['Tab', 'Tabs'],
  ['TabItm', 'TabItem'],
  ['Details', undefined],
])('%s was most likely meant to be %s', (word, meant) => {
  expect(closestMatch(word, ['Tag', 'Tabs', 'TabItem', 'TOC'])).toBe(meant);
});
