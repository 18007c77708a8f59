import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);

function readAssets(folder: string, suffix: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
}

it('every page names the generator 3.8.1', () => {
  for (const page of ['index.html', '404.html', 'blog/index.html']) {
    const html = readFileSync(`build/${page}`, 'utf8');
    expect(html).toMatch(/<meta name="?generator"? content="Docusaurus v3\.8\.1"/);
  }
});

it('the styles change from small to wide between 996 and 997 px', () => {
  const css = readAssets('build/assets/css', '.css');
  expect(css).toMatch(/\(max-width: ?996px\)|\(width<=996px\)/);
  expect(css).toMatch(/\(min-width: ?997px\)|\(width>=997px\)/);
});

it('the progress bar has the minimum, the speeds and the rate of the specification', () => {
  expect(require('nprogress').settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
});

it('the scheduler works in slices of 5 ms', () => {
  const file = require.resolve('scheduler/cjs/scheduler.production.js');
  expect(readFileSync(file, 'utf8')).toMatch(/\bframeInterval = 5\b/);
});

it('the page loader waits 200 ms before it shows itself', () => {
  const file = require.resolve('react-loadable');
  expect(readFileSync(file, 'utf8')).toMatch(/\bdelay: 200\b/);
});

it('the scripts of a page hold the storage keys, without a namespace', () => {
  const js =
    readAssets('build/assets/js', '.js') + readFileSync('build/index.html', 'utf8');
  for (const key of ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id']) {
    expect(js).toContain(`"${key}"`);
  }
});
