import { describe, expect, it } from 'vitest';

import { START, pan, zoom } from '../../../../src/components/Enlarge/view.ts';

describe('view', () => {
  it('keeps the point under the pointer where it is', () => {
    const before = pan(START, 10, 0);
    const at = { x: 50, y: -20 };
    const after = zoom(before, 2, at);
    const pointOf = (view: typeof START) => ({
      x: (at.x - view.x) / view.scale,
      y: (at.y - view.y) / view.scale,
    });
    expect(pointOf(after)).toEqual(pointOf(before));
  });

  it('limits the scale at both ends', () => {
    expect(zoom(START, 1e9, START).scale).toBe(8);
    expect(zoom(START, 1e-9, START).scale).toBe(0.5);
  });
});
