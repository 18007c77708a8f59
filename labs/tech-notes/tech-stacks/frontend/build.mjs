// Builds each way with its own plugin and counts what its index.html loads at once.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import solid from 'vite-plugin-solid';

const kB = (files) =>
  (files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000)
    .toFixed(1)
    .padStart(6);
const scripts = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => path.join(folder, file));

const ways = {
  plain: ['ts', []],
  svelte: ['ts', [svelte({ configFile: false })]],
  solid: ['tsx', [solid()]],
  vue: ['ts', [vue()]],
  react: ['tsx', [react()]],
  'react-chart': ['tsx', [react()]],
  'react-lazy': ['tsx', [react()]],
  'svelte-chart': ['ts', [svelte({ configFile: false })]],
};

console.log('                at once      later   (kB of script, gzip)');
for (const [way, [extension, plugins]] of Object.entries(ways)) {
  const root = path.resolve('src');
  const html = path.join(root, `${way}.html`);
  writeFileSync(
    html,
    `<!doctype html><html lang="en"><title>Bookings</title><div id="app"></div>
<script type="module" src="/${way}/main.${extension}"></script></html>`,
  );
  const outDir = path.resolve('dist', way);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: html } },
  });
  const page = new JSDOM(readFileSync(path.join(outDir, `${way}.html`), 'utf8')).window
    .document;
  const named = [...page.querySelectorAll('script[src], link[rel=modulepreload]')];
  const first = named.map((node) =>
    path.join(outDir, node.getAttribute('src') ?? node.getAttribute('href')),
  );
  const later = scripts(outDir).filter((file) => !first.includes(file));
  console.log(way.padEnd(15), kB(first), '    ', kB(later));
}
