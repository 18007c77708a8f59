import { describe, expect, it } from 'vitest';

import { purge } from '../../../../src/plugins/purge-css/purge.ts';

describe('purge', () => {
  it('keeps the rules that a script names, and drops the others with their properties', async () => {
    const css = ':root{--x:1;--y:2}.used{width:var(--x)}.unused{width:var(--y)}';
    expect(await purge(css, ['e("div",{className:"used"})'])).toBe(
      ':root{--x:1}.used{width:var(--x)}',
    );
  });

  it('keeps names that code builds from parts, and the tokens', async () => {
    const css = ':root{--notes-ink:#000}.alert--info{width:1px}';
    expect(await purge(css, ['`alert--${kind}`'])).toBe(css);
  });

  it('keeps rules inside layers and media queries', async () => {
    const css = '@layer a{@media print{.used{width:1px}.unused{width:1px}}}';
    expect(await purge(css, ['used'])).toBe('@layer a{@media print{.used{width:1px}}}');
  });
});
