import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { hashSource } from '../src/cache/index.ts';

const FILES = {
  'package-lock.json': '{}',
  'src/a.ts':
    "import { b } from '../b.ts';\nimport { c } from 'sibling/c';\nconst d = new URL('../data', import.meta.url);",
  'src/data/one.wasm': 'one',
  'b.ts': 'export const b = 1;',
  'data/two.wasm': 'two',
  'other.ts': '',
  'packages/sibling/c.ts': 'export const c = 1;',
  'packages/sibling/package.json': '{ "exports": { "./c": "./c.ts" } }',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hash-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function hash(changed?: keyof typeof FILES): string {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name === changed ? `${text} ` : text);
  }
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  rmSync(path.join(root, 'node_modules/sibling'), { force: true });
  symlinkSync(
    path.join(root, 'packages/sibling'),
    path.join(root, 'node_modules/sibling'),
  );
  return hashSource([path.join(root, 'src')], path.join(root, 'src'));
}

it.each([
  ['a file of the folder', 'src/a.ts'],
  ["one that isn't a script", 'src/data/one.wasm'],
  ['a file of a folder that it names by URL', 'data/two.wasm'],
  ['what a file imports', 'b.ts'],
  ['what it imports from another package of the project', 'packages/sibling/c.ts'],
] as const)('what a check depends on includes %s', (_, name) => {
  expect(hash(name)).not.toBe(hash());
});

it('what a check depends on leaves out a file that nothing imports', () => {
  expect(hash('other.ts')).toBe(hash());
});

it('what a check depends on is not hashed without a file that it imports', () => {
  hash();
  rmSync(path.join(root, 'b.ts'));
  expect(() => hashSource([path.join(root, 'src')], root)).toThrow(
    /src\/a\.ts imports \.\.\/b\.ts, which doesn't exist/,
  );
});
