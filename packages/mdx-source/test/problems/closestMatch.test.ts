import { expect, it } from 'vitest';

import { closestMatch } from '../../src/problems/index.ts';

it.each([
  ['Tbas', 'Tabs'],
  ['Tab', 'Tabs'],
  ['TabItm', 'TabItem'],
  ['Details', undefined],
])('%s was most likely meant to be %s', (word, meant) => {
  expect(closestMatch(word, ['Tag', 'Tabs', 'TabItem', 'TOC'])).toBe(meant);
});

it('more than a third of the letters makes it another word', () => {
  expect(closestMatch('shell', ['hello'])).toBeUndefined();
  expect(closestMatch('helol', ['hello'])).toBe('hello');
});

it('a limit leaves out what is plausible for the word alone, and allows a short word no more', () => {
  expect(closestMatch('TabItmes', ['TabItem'])).toBe('TabItem');
  expect(closestMatch('TabItmes', ['TabItem'], 1)).toBeUndefined();
  expect(closestMatch('TabItm', ['TabItem'], 1)).toBe('TabItem');
  expect(closestMatch('ab', ['ac'], 1)).toBeUndefined();
});
