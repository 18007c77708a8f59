import { describe, expect, it } from 'vitest';

import { purge } from '../../../../../src/plugins/lean/css/purge.ts';

async function purgeOne(css: string, texts: readonly string[]): Promise<string> {
  const [purged = ''] = await purge([{ name: 'assets/css/styles.0.css', css }], texts);
  return purged;
}

describe('purge', () => {
  it('keeps the rules that a script names, and drops the others', async () => {
    const css = '.used{width:1px}.unused{width:2px}';
    expect(await purgeOne(css, ['e("div",{className:"used"})'])).toBe('.used{width:1px}');
  });

  it('keeps rules inside layers and media queries', async () => {
    const css = '@layer a{@media print{.used{width:1px}.unused{width:1px}}}';
    expect(await purgeOne(css, ['used'])).toBe(
      '@layer a{@media print{.used{width:1px}}}',
    );
  });

  it('drops a class of Infima that no page has, but not the element of that name', async () => {
    const css = '@layer a{.button{width:1px}button{width:2px}}.button{width:3px}';
    expect(await purgeOne(css, ['e("button")'])).toBe(
      '@layer a{button{width:2px}}.button{width:3px}',
    );
  });

  it('keeps a custom property that a script knows', async () => {
    const css = ':root{--known:1px}';
    expect(await purgeOne(css, ['style.getPropertyValue("--known")'])).toBe(css);
  });

  it('fills a constant in on every sheet, wherever it is set', async () => {
    const sheets = [
      { name: 'assets/css/styles.0.css', css: ':root{--a:1px;--b:2px}.x{top:var(--a)}' },
      { name: 'assets/css/1.0.css', css: '.y{top:var(--a);left:var(--b)}' },
    ];
    expect(await purge(sheets, ['x y'])).toEqual(['.x{top:1px}', '.y{top:1px;left:2px}']);
  });

  it('keeps a property that is set anew on another sheet', async () => {
    const sheets = [
      { name: 'assets/css/styles.0.css', css: ':root{--a:1px}.x{top:var(--a)}' },
      { name: 'assets/css/1.0.css', css: '.y{--a:2px}' },
    ];
    expect(await purge(sheets, ['x y'])).toEqual(sheets.map(({ css }) => css));
  });

  it('keeps what only another sheet says anew, since a page may not have that', async () => {
    const sheets = [
      { name: 'assets/css/styles.0.css', css: '@layer a{.x{top:0}}' },
      { name: 'assets/css/blog.0.css', css: '.x{top:1px}' },
    ];
    expect(await purge(sheets, ['x'])).toEqual(sheets.map(({ css }) => css));
  });

  it("moves Infima's rules for the blog's names to its sheet, in their layer", async () => {
    const layer = '@layer docusaurus.infima';
    const css = `${layer}{.x,.row{top:0}@media print{.col--2{top:0}}}`;
    const sheets = [
      { name: 'assets/css/styles.0.css', css },
      { name: 'assets/css/blog.0.css', css: '.x{top:1px}' },
    ];
    expect(await purge(sheets, ['x row col--2'])).toEqual([
      `${layer}{.x{top:0}}`,
      `${layer}{.row{top:0}@media print{.col--2{top:0}}}.x{top:1px}`,
    ]);
  });
});
