import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);

it('the stand-in for tslib has everything that any file of the package that gets it uses', () => {
  const tslib = require('./tslibStub.cjs') as object;
  const lib = path.dirname(require.resolve('@docusaurus/utils-common'));
  const files = readdirSync(lib).filter((name) => name.endsWith('.js'));
  const source = files.map((name) => readFileSync(path.join(lib, name), 'utf8')).join();
  const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...used]).toEqual(Object.keys(tslib));
});
