import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { dependencies } from '../../package.json';

function readAssets(folder: string, suffix: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
}

it('every page names the generator with its version', () => {
  for (const page of ['index.html', '404.html', 'blog/index.html']) {
    const html = readFileSync(`build/${page}`, 'utf8');
    const [, generator] = /<meta name="?generator"? content="([^"]+)"/.exec(html) ?? [];
    expect(generator).toBe(`Docusaurus v${dependencies['@docusaurus/core']}`);
  }
});

it('the styles change from small to wide between 996 and 997 px, and nowhere near', () => {
  const css = readAssets('build/assets/css', '.css')
    .replace(/\(max-width: ?/g, '(width<=')
    .replace(/\(min-width: ?/g, '(width>=');
  const near = [...css.matchAll(/\(width[<>]=?(\d+)px\)/g)].filter(
    ([, px]) => Number(px) > 768 && Number(px) < 1200,
  );
  const queries = new Set(near.map(([query]) => query));
  expect([...queries].sort()).toEqual(['(width<=996px)', '(width>=997px)']);
});
