import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { elementBox } from '../../src/draw/elementBox.ts';

function boxOf(markup: string) {
  const { document } = new JSDOM(`<svg>${markup}</svg>`).window;
  return elementBox(document.querySelector('svg') as Element);
}

describe('elementBox', () => {
  it.each([
    ['<rect x="1" y="2" width="3" height="4"/>', { x: 1, y: 2, width: 3, height: 4 }],
    ['<circle cx="5" cy="5" r="2"/>', { x: 3, y: 3, width: 4, height: 4 }],
    ['<line x1="1" y1="2" x2="4" y2="1"/>', { x: 1, y: 1, width: 3, height: 1 }],
    ['<polygon points="0,0 4,0 2,-3"/>', { x: 0, y: -3, width: 4, height: 3 }],
    ['<path d="M1,1 L4,5 h2 v-6"/>', { x: 1, y: -1, width: 5, height: 6 }],
    ['<path d="m1 1 l2 2 z"/>', { x: 1, y: 1, width: 2, height: 2 }],
  ])('measures %s', (markup, box) => {
    expect(boxOf(markup)).toEqual(box);
  });

  it('applies the transforms of groups and skips what is not rendered', () => {
    const markup =
      '<defs><rect width="900" height="900"/></defs>' +
      '<g transform="translate(10, 20)"><rect width="5" height="5"/></g>' +
      '<rect x="-1" y="0" width="1" height="1"/>';
    expect(boxOf(markup)).toEqual({ x: -1, y: 0, width: 16, height: 25 });
  });

  it('positions text around its anchor and stacks its lines', () => {
    const start = boxOf('<text font-size="10" x="0" y="0">abc</text>');
    const middle = boxOf('<text font-size="10" x="0" text-anchor="middle">abc</text>');
    const two = boxOf(
      '<text font-size="10"><tspan x="0" dy="1em">a</tspan><tspan x="0" dy="1em">b</tspan></text>',
    );
    expect(start?.x).toBe(0);
    expect(middle?.x).toBe(-(start?.width ?? 0) / 2);
    expect(two?.height).toBeGreaterThan(20);
  });
});
