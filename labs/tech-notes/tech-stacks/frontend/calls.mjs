// How often the function or script of a component runs while three letters are typed: each source gets one line that counts.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import solid from 'vite-plugin-solid';

const [way] = process.argv.slice(2);
const plugins = {
  react: [react()],
  solid: [solid()],
  vue: [vue()],
  svelte: [svelte({ configFile: false })],
};
const component = {
  react: 'App.tsx',
  solid: 'App.tsx',
  vue: 'App.vue',
  svelte: 'App.svelte',
};
const marker = {
  react: 'export function App() {',
  solid: 'export function App() {',
  vue: '<script setup lang="ts">',
  svelte: '<script lang="ts">',
};
const copy = path.resolve(`counted-${way}`);
rmSync(copy, { recursive: true, force: true });
cpSync('src', copy, { recursive: true });
const file = path.join(copy, way, component[way]);
const source = readFileSync(file, 'utf8');
if (!source.includes(marker[way])) throw new Error(`no marker in ${file}`);
writeFileSync(
  file,
  source.replace(marker[way], `${marker[way]}\n(globalThis as any).calls += 1;`),
);
const entry = path.join(
  copy,
  way,
  way === 'react' || way === 'solid' ? 'main.tsx' : 'main.ts',
);
await build({
  root: copy,
  configFile: false,
  logLevel: 'silent',
  plugins: plugins[way],
  build: {
    outDir: path.join(copy, 'dist'),
    rolldownOptions: { input: entry, output: { entryFileNames: 'main.mjs' } },
  },
});

const { window } = new JSDOM('<div id="app"></div>', { pretendToBeVisual: true });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, {
      value: window[name],
      configurable: true,
      writable: true,
    });
Object.assign(globalThis, { Event: window.Event, calls: 0 });
await import(pathToFileURL(path.join(copy, 'dist/main.mjs')).href);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
await settled();
const first = globalThis.calls;
const input = document.querySelector('input');
const set = Object.getOwnPropertyDescriptor(
  window.HTMLInputElement.prototype,
  'value',
).set;
for (const value of ['s', 'sø', 'søR']) {
  set.call(input, value);
  input.dispatchEvent(new window.Event('input', { bubbles: true }));
  await settled();
}
console.log(
  way.padEnd(8),
  'at the start',
  first,
  ' after three letters',
  globalThis.calls - first,
  ' ',
  document.querySelector('ul').textContent,
  '|',
  document.querySelector('[role=status]').textContent,
);
rmSync(copy, { recursive: true });
process.exit(0);
