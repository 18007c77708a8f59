import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readSource } from '../src/readSource.ts';
import { openStamps } from '../src/stamps.ts';

/** A project with some of the packages that checkers and samples stand on. */
const RELEASES = {
  stylelint: '1.0.0',
  'css-tree': '1.0.0',
  'stylelint-config-standard': '1.0.0',
  'remark-parse': '1.0.0',
  zod: '1.0.0',
  '@types/zod': '1.0.0',
  '@types/node': '1.0.0',
};
const BRINGS: Readonly<Record<string, string>> = { stylelint: 'css-tree' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  symlinkSync(path.resolve('packages'), path.join(root, 'packages'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The stamps of the project once a package has another release. */
function stampsWith(changed?: keyof typeof RELEASES) {
  const packages = Object.entries(RELEASES).map(([name, version]) => {
    const brought = BRINGS[name];
    const dependencies = brought === undefined ? {} : { [brought]: '*' };
    const now = name === changed ? '2.0.0' : version;
    return [`node_modules/${name}`, { version: now, dependencies }] as const;
  });
  const sibling = { link: true, resolved: 'packages/mdx-source' };
  const all = [...packages, ['node_modules/mdx-source', sibling]];
  const lock = { packages: Object.fromEntries(all) as unknown };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  return openStamps(root);
}

describe('what a verdict depends on', () => {
  it.each([
    ['a package that the checker imports', 'checker css', 'stylelint'],
    ['what that package brings along', 'checker css', 'css-tree'],
    ['a package that it resolves', 'checker css', 'stylelint-config-standard'],
    ['a package that it names in a string', 'checker typescript', '@types/node'],
    ['the parser of pages, in another package of the project', 'judging', 'remark-parse'],
    ['a package that a sample imports', 'package zod', 'zod'],
    ['the types of that package', 'package zod', '@types/zod'],
    ['any, where nobody can say which', 'packages', 'css-tree'],
  ] as const)('is %s', (_, use, changed) => {
    expect(stampsWith(changed)(use)).not.toBe(stampsWith()(use));
  });

  it.each([
    ['checker css', 'zod'],
    ['checker toml', 'stylelint'],
    ['checker css', 'remark-parse'],
    ['judging', 'stylelint'],
    ['package zod', 'stylelint'],
  ] as const)('of %s is not %s', (use, changed) => {
    expect(stampsWith(changed)(use)).toBe(stampsWith()(use));
  });

  it('cannot be said without a lockfile', () => {
    expect(() => openStamps(root)).toThrow(/package-lock\.json/);
  });
});

describe('the source of a checker', () => {
  const write = (files: Readonly<Record<string, string>>) => {
    mkdirSync(path.join(root, 'data'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(root, name), text);
    }
    return readSource([path.join(root, 'a.ts')], {}, root);
  };
  const FILES = {
    'a.ts':
      "import {\n  b,\n} from './b.ts';\nconst d = new URL('./data', import.meta.url);",
    'b.ts': "const late = () => import('./late.ts');",
    'data/one.wasm': 'one',
    'late.ts': 'late',
  };

  it.each(['b.ts', 'data/one.wasm'])('is its file and what that imports: %s', (name) => {
    expect(write({ ...FILES, [name]: 'other' })).not.toEqual(write(FILES));
  });

  it('is not what is imported late', () => {
    expect(write({ ...FILES, 'late.ts': 'other' })).toEqual(write(FILES));
  });
});
