import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { inlineProperties } from '../../../../../src/plugins/lean/css/inlineProperties.ts';

function inline(css: string, ...kept: string[]): string {
  const root = postcss.parse(css);
  inlineProperties(root, (name) => kept.includes(name));
  return root.toString();
}

describe('inlineProperties', () => {
  it('puts constant values in place of their names, also through other names', () => {
    const css = ':root{--a:1px;--b:var(--a)}.x{margin:var(--b) var(--a)}';
    expect(inline(css)).toBe(':root{}.x{margin:1px 1px}');
  });

  it('takes a fallback with it, whatever parentheses it has', () => {
    const css = ':root{--a:1px}.x{margin:var(--a,calc(1px + var(--b,2px)))0}';
    expect(inline(css)).toBe(':root{}.x{margin:1px 0}');
  });

  it('is not misled by a name that begins the same', () => {
    const css = ':root{--a:1px}.x{--a-b:2px;margin:var(--a) var(--a-b)}';
    expect(inline(css)).toBe(':root{}.x{--a-b:2px;margin:1px var(--a-b)}');
  });

  it('drops what nothing reads', () => {
    expect(inline(':root{--a:1px}.x{--b:1px;top:0}')).toBe(':root{}.x{top:0}');
  });

  it.each([
    ['set again for a mode', ':root{--a:1}[data-theme=dark]{--a:2}.x{top:var(--a)}'],
    ['set for one medium', '@media print{:root{--a:1}}.x{top:var(--a)}'],
    ['set below the root', '.y{--a:1}.x{top:var(--a)}'],
    [
      'made of one that is set anew below the root',
      ':root{--a:1;--b:var(--a)}.y{--a:2}.x{top:var(--b)}',
    ],
    [
      'made of one that the style sheet does not set',
      ':root{--b:var(--a)}.x{top:var(--b)}',
    ],
  ])('keeps a property %s', (_name, css) => {
    expect(inline(css)).toBe(css);
  });

  it('keeps what something else knows', () => {
    const css = ':root{--a:1}.x{top:var(--a)}';
    expect(inline(css, '--a')).toBe(css);
  });
});
