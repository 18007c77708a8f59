import { describe, expect, it } from 'vitest';

import { purge } from '../../../../src/plugins/purge-css/purge.ts';

describe('purge', () => {
  it('keeps the rules that a script names, and drops the others', async () => {
    const css = '.used{width:1px}.unused{width:2px}';
    expect(await purge(css, ['e("div",{className:"used"})'])).toBe('.used{width:1px}');
  });

  it('keeps rules inside layers and media queries', async () => {
    const css = '@layer a{@media print{.used{width:1px}.unused{width:1px}}}';
    expect(await purge(css, ['used'])).toBe('@layer a{@media print{.used{width:1px}}}');
  });

  it('drops a class of Infima that no page has, but not the element of that name', async () => {
    const css = '@layer a{.button{width:1px}button{width:2px}}.button{width:3px}';
    expect(await purge(css, ['e("button")'])).toBe(
      '@layer a{button{width:2px}}.button{width:3px}',
    );
  });

  it('keeps a custom property that a script knows', async () => {
    const css = ':root{--known:1px}';
    expect(await purge(css, ['style.getPropertyValue("--known")'])).toBe(css);
  });
});
