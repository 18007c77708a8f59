// Serves the app, clicks both counters twice, edits a file, and prints what the page shows then.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

const counter = (label, hook = '') => `import { useState } from 'react';

export function ${label}() {
  ${hook}const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;
const files = {
  'src/Counter.tsx': counter('Counter'),
  'src/Other.tsx': counter('Other'),
  'src/page.css': 'button { margin: 5px }',
};
const renamed = files['src/Counter.tsx'].replace('>Counter', '>Edited');
const hooked = counter('Counter', 'const [,] = useState(7); ');

async function compiled(child) {
  let log = '';
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      log += chunk;
      if (/compiled (successfully|with)/.test(log)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(log)));
  });
}

async function edit(title, env, file, text) {
  for (const [name, content] of Object.entries(files)) writeFileSync(name, content);
  const child = spawn('webpack', ['serve', '-c', 'webpack.dev.mjs'], {
    env: { ...process.env, ...env },
  });
  await compiled(child);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  let loads = 0;
  let problem;
  page.on('load', () => (loads += 1));
  page.on('pageerror', ({ message }) => (problem ??= message));
  await page.goto('http://localhost:8080/teas/mint');
  await page.waitForTimeout(1000);
  const texts = async () => (await page.locator('button').allTextContents()).join(', ');
  for (const button of await page.locator('button').all()) {
    await button.click();
    await button.click();
  }
  const before = await texts();
  if (before) writeFileSync(file, text);
  await page.waitForTimeout(3000);
  const after = (await texts()) || 'nothing';
  const margin = await page.evaluate(() => {
    const button = document.querySelector('button');
    return button ? getComputedStyle(button).margin : 'none';
  });
  console.log(`${title}: ${before || 'nothing'} -> ${after}`);
  console.log(`  ${loads > 1 ? 'reloaded' : 'not reloaded'}, margin ${margin}`);
  if (problem !== undefined) console.log(`  ${problem}`);
  await browser.close();
  child.kill();
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

const both = { TRANSFORM: 'yes', PLUGIN: 'yes' };
const wide = 'button { margin: 9px }';
await edit('neither, CSS', {}, 'src/page.css', wide);
await edit('css-loader, CSS', { CSS: 'css-loader' }, 'src/page.css', wide);
await edit(
  'css-loader without style-loader, CSS',
  { CSS: 'extract' },
  'src/page.css',
  wide,
);
await edit('neither', {}, 'src/Counter.tsx', renamed);
await edit('both', both, 'src/Counter.tsx', renamed);
await edit('both, a hook added', both, 'src/Counter.tsx', hooked);
await edit('transform only', { TRANSFORM: 'yes' }, 'src/Counter.tsx', renamed);
await edit('plugin only', { PLUGIN: 'yes' }, 'src/Counter.tsx', renamed);
await edit('plugin only, a hook added', { PLUGIN: 'yes' }, 'src/Counter.tsx', hooked);
