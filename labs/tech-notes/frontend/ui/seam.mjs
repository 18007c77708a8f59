// Dialog.tsx of the note in Chromium: starts open in Strict Mode, Escape, removed while it is open.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';
import { build } from 'esbuild';

const lab = path.dirname(new URL(import.meta.url).pathname);
const [folder] = process.argv.slice(2);
writeFileSync(`${folder}/seam.tsx`, readFileSync(path.join(lab, 'ways/seam.tsx')));
const { outputFiles } = await build({
  entryPoints: [`${folder}/seam.tsx`],
  bundle: true,
  write: false,
  jsx: 'automatic',
  format: 'iife',
  logLevel: 'error',
  nodePaths: [path.join(lab, 'node_modules')],
  define: { 'process.env.NODE_ENV': '"development"' },
});
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
page.on('pageerror', (error) => console.log('error', error.message));
const state = () =>
  page.evaluate(() =>
    [
      document.querySelector('dialog:modal') ? 'open' : 'closed',
      `focus on ${document.activeElement === document.body ? 'nothing' : document.activeElement.textContent}`,
      document.querySelector('output').textContent,
    ].join(', '),
  );
await page.setContent('<!doctype html><div id="root"></div>');
await page.addScriptTag({ content: outputFiles[0].text });
const step = async (name, keys) => {
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  console.log(name.padEnd(28), await state());
};
await step('starts open', []);
await step('Escape', ['Escape']);
await page.getByRole('button', { name: 'Größe ändern' }).focus();
await step('opened by its button', ['Enter']);
await step('its own Close button', ['Enter']);
await step('opened again', ['Enter']);
await step('removed while open', ['Tab', 'Enter']);
await browser.close();
