import { describe, expect, it } from 'vitest';

import { guardLoops } from '../../src/frame/guardLoops.ts';

describe('guardLoops', () => {
  it.each([
    ['while (a) { b() }', 'while (a) {tick(); b() }'],
    ['do b(); while (a)', 'do {tick();b();} while (a)'],
    ['for (;;) for (x of y) b()', 'for (;;) {tick();for (x of y) {tick();b()}}'],
    ['for (const k in o) { b() }', 'for (const k in o) {tick(); b() }'],
  ])('inserts the call at the start of each iteration of %s', (code, guarded) => {
    expect(guardLoops(code, 'tick()')).toBe(guarded);
  });

  it('leaves code without loops unchanged', () => {
    expect(guardLoops('[1].map((x) => x)', 'tick()')).toBe('[1].map((x) => x)');
  });
});
