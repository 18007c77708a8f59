import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { dropOverridden } from '../../../../../src/plugins/lean/css/dropOverridden.ts';

function drop(css: string): string {
  const root = postcss.parse(css);
  dropOverridden(root);
  return root.toString();
}

describe('dropOverridden', () => {
  it.each([
    ['the same property', '@layer a{.x{top:0;left:0}}.x{top:1px}', '.x{left:0}'],
    ['a shorthand', '@layer a{.x{margin-top:0;left:0}}.x{margin:1px}', '.x{left:0}'],
    [
      'another spelling of the selector',
      '@layer a{.x > .y::after{top:0;left:0}}.x>.y:after{top:1px}',
      '.x > .y::after{left:0}',
    ],
    [
      'a property of the root element, set for all modes',
      '@layer a{html[data-theme=dark]{--x:0;--y:0}}:root{--x:1}',
      'html[data-theme=dark]{--y:0}',
    ],
  ])('drops what a rule outside all layers sets anew: %s', (_name, css, left) => {
    expect(drop(css)).toContain(`@layer a{${left}}`);
  });

  it.each([
    ['another selector', '@layer a{.x{top:0}}.x.y{top:1px}'],
    ['only one of the selectors', '@layer a{.x,.y{top:0}}.x{top:1px}'],
    ['what is important', '@layer a{.x{top:0!important}}.x{top:1px}'],
    ['a rule for one medium only', '@layer a{.x{top:0}}@media print{.x{top:1px}}'],
    ['a rule in a layer', '@layer a{.x{top:0}}@layer b{.x{top:1px}}'],
    ['what the shorthand leaves alone', '@layer a{.x{border-radius:0}}.x{border:0}'],
    ['a longhand', '@layer a{.x{margin:0}}.x{margin-top:1px}'],
  ])('keeps what may still hold: %s', (_name, css) => {
    expect(drop(css)).toBe(css);
  });
});
