import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import { rspack } from '@rspack/core';
import { build } from 'vite';
import webpack from 'webpack';

const KB30 = `/* ${'x'.repeat(30_000)} */`;
const FILES = {
  'index.html': '<script type="module" src="/src/shop.js"></script>',
  'package.json': '{ "type": "module" }',
  'src/shop.js': `import { euros } from './money.js';
console.log('in shop', euros(1200));
document.onclick = () => import('./report.js');
document.onkeyup = () => import('./stock.js');`,
  'src/money.js': `export const euros = (cents) => 'in money' + cents / 100;\n${KB30}`,
  'src/report.js': `import { euros } from './money.js';
import { draw } from './chart.js';
draw('in report' + euros(300));`,
  'src/stock.js': `import { draw } from './chart.js';\ndraw('in stock');`,
  'src/chart.js': `export const draw = (text) => console.log('in chart', text);\n${KB30}`,
};
const EDIT = { 'src/report.js': `${FILES['src/report.js']}\ndraw('edited');` };
const root = path.resolve('shop');
const dist = path.join(root, 'dist');

/** What both webpack and Rspack are given. */
const configuration = (runtimeChunk) => ({
  mode: 'production',
  context: root,
  entry: './src/shop.js',
  output: { path: dist, filename: '[name].[contenthash].js' },
  optimization: { minimize: false, runtimeChunk },
});
const run = (bundler, runtimeChunk, extra) =>
  new Promise((resolve, reject) => {
    const config = { ...configuration(runtimeChunk), ...extra };
    const compiler = bundler(config, (fault, stats) => {
      if (fault || stats.hasErrors()) reject(fault ?? new Error(stats.toString()));
      else compiler.close(resolve);
    });
  });
const vite = (extra) =>
  build({
    root,
    logLevel: 'error',
    configFile: false,
    build: { minify: false, ...extra },
  });

const BUILDS = {
  'webpack, defaults': () => run(webpack, false),
  "webpack, runtimeChunk: 'single'": () => run(webpack, 'single'),
  'Rspack, defaults': () => run(rspack, false),
  "Rspack, runtimeChunk: 'single'": () => run(rspack, 'single'),
  'Vite, defaults': () => vite({}),
  'Vite, chunkImportMap': () => vite({ chunkImportMap: true }),
};

/** The scripts of a build: name, and the modules whose text they hold. */
async function built(make, extra) {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...FILES, ...extra })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  await make();
  const scripts = readdirSync(dist, { recursive: true }).filter((file) =>
    file.endsWith('.js'),
  );
  return new Map(
    scripts.map((file) => {
      const text = readFileSync(path.join(dist, file), 'utf8');
      const names = ['shop', 'money', 'report', 'stock', 'chart'];
      return [
        file,
        names.filter((name) => text.includes(`in ${name}`)).join(', ') || 'runtime',
      ];
    }),
  );
}

for (const [name, make] of Object.entries(BUILDS)) {
  console.log(`\n== ${name}: what a file holds, and its name after an edit of report.js`);
  const before = await built(make, {});
  const after = await built(make, EDIT);
  for (const [file, holds] of before) {
    console.log(`${holds.padEnd(14)} ${after.has(file) ? 'same' : 'new'}`);
  }
}

/** Two entries on one page that import the same module: what runs, in the order of the script tags. */
const PAGE = {
  'src/once.js': `console.log('once.js runs');\nexport const once = 1;`,
  'src/a.js': `import { once } from './once.js';\nconsole.log('a.js runs', once);`,
  'src/b.js': `import { once } from './once.js';\nconsole.log('b.js runs', once);`,
};
for (const [name, bundler] of Object.entries({ webpack, Rspack: rspack })) {
  for (const runtimeChunk of [false, 'single']) {
    console.log(`\n== ${name}, two entries on one page, runtimeChunk: ${runtimeChunk}`);
    await built(
      () =>
        run(bundler, runtimeChunk, {
          entry: { a: './src/a.js', b: './src/b.js' },
          output: { path: dist, filename: '[name].js' },
        }),
      PAGE,
    );
    const page = vm.createContext({ console });
    vm.runInContext('globalThis.self = globalThis;', page);
    for (const file of ['runtime.js', 'a.js', 'b.js']) {
      if (readdirSync(dist).includes(file)) {
        vm.runInContext(readFileSync(path.join(dist, file), 'utf8'), page);
      }
    }
  }
}
