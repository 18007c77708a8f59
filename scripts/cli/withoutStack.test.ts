import { expect, it } from 'vitest';

import { withoutStack } from './withoutStack.mjs';

it('keeps the messages of an error and its cause, but a bug with its stack', () => {
  const mistake = new Error('b.md failed.', { cause: new Error('No author me.') });
  expect(withoutStack(mistake)).toBe('b.md failed.\nNo author me.');
  const bug = new TypeError('x is not a function');
  expect(withoutStack(bug)).toBe(bug);
});
