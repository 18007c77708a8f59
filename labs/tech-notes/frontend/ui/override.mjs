// Does one class of the page's own CSS change the colour of a Material UI button?
import path from 'node:path';

import { chromium } from '@playwright/test';
import { build } from 'esbuild';

const lab = path.dirname(new URL(import.meta.url).pathname);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const css = '.buy { background-color: rgb(0, 100, 0) }';
for (const [name, layer, style] of [
  ['own class                      ', 'false', css],
  ['own class, kit in a layer      ', 'true', `@layer mui, app; ${css}`],
  ['own class and kit both in layers', 'true', `@layer mui, app; @layer app { ${css} }`],
]) {
  const { outputFiles } = await build({
    entryPoints: [path.join(lab, 'ways/override.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    nodePaths: [path.join(lab, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"', LAYER: layer },
  });
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${style}</style><div id="root"></div>`);
  await page.addScriptTag({ content: outputFiles[0].text });
  await page.waitForTimeout(500);
  const colour = await page.evaluate(
    () => getComputedStyle(document.querySelector('.buy')).backgroundColor,
  );
  console.log(name.padEnd(34), colour, colour === 'rgb(0, 100, 0)' ? 'own' : 'the kit');
  await page.close();
}
await browser.close();
