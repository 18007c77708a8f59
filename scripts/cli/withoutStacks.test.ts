import { expect, it, onTestFinished, vi } from 'vitest';

import { withoutStacks } from './withoutStacks.mjs';

it('prints the messages of an error and its cause, but a bug with its stack', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const bug = new TypeError('x is not a function');
  await withoutStacks(() => {
    console.error(new Error('b.md failed.', { cause: new Error('No author me.') }));
    console.error(bug);
    return Promise.resolve();
  });
  console.error(new Error('later'));
  expect(print.mock.calls).toEqual([
    ['b.md failed.\nNo author me.'],
    [bug],
    [new Error('later')],
  ]);
});
