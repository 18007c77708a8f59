import { expect, it } from 'vitest';

import { transpile } from '../../src/typescript/transpile.ts';

const MODULES = new Set(['src/add.mjs', 'x.mjs']);

it.each([
  ['src/main.ts', './add', './add.mjs'],
  ['src/main.ts', './add.js', './add.mjs'],
  ['src/main.ts', './add.ts', './add.mjs'],
  ['src/main.ts', '../x.js', '../x.mjs'],
  ['src/main.ts', './x.js', './x.js'],
  ['src/main.ts', './data.json', './data.json'],
  ['sample.ts', './src/add.ts', './src/add.mjs'],
  ['sample.ts', './x.js', './x.mjs'],
])('an import in %s is resolved from its folder: %s', (file, from, compiled) => {
  const code = transpile(`import '${from}';`, file, MODULES, process.cwd());
  expect(code).toContain(`import '${compiled}';`);
});
