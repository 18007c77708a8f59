import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { hashFiles, openReleases, openStore } from '../src/index.ts';
import { aFolder } from 'mdx-source/testing';

const FILES = {
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/own': { resolved: 'packages/own', link: true },
      'node_modules/far': { version: '1.0.0' },
      'packages/own': { version: '0.0.0', dependencies: { near: '2' } },
      'packages/own/node_modules/near': { version: '2.0.0' },
    },
  }),
  'packages/own/src/a.ts': 'a',
  'packages/own/test/a.test.ts': 'a',
  'packages/own/data/one.wasm': 'one',
};

let folder: ReturnType<typeof aFolder>;
beforeEach(() => {
  folder = aFolder(FILES);
});
afterEach(() => folder.remove());

it('the hash of a folder changes with each of its files, but for its tests and README', () => {
  const hash = () => hashFiles([`${folder.root}/packages/own`]);
  const before = hash();
  folder.write('packages/own/test/a.test.ts', 'b');
  folder.write('packages/own/README.md', 'b');
  folder.write('packages/own/node_modules/near/index.js', 'b');
  expect(hash()).toBe(before);
  folder.write('packages/own/data/one.wasm', 'two');
  expect(hash()).not.toBe(before);
});

it('the release of a package of the project is its content, with its dependencies', () => {
  const list = () => openReleases(folder.root).of(['own'], folder.root);
  const before = list();
  expect(before).toEqual([
    expect.stringMatching(/^packages\/own \S{43}$/),
    'packages/own/node_modules/near 2.0.0',
  ]);
  folder.write('packages/own/src/a.ts', 'b');
  expect(list()).not.toEqual(before);
});

it('a store keeps what it knows when its file is deleted, and can be written again', () => {
  const open = () => openStore<number>(folder.root, 'results');
  const store = open();
  store.add(new Map([['a', 1]]));
  rmSync(`${folder.root}/results.jsonl`);
  expect([store.get('a'), store.get('b')]).toEqual([1, undefined]);
  store.add(new Map([['b', 2]]));
  open().add(new Map([['c', 3]]));
  expect(['a', 'b', 'c'].map(store.get)).toEqual([1, 2, 3]);
  expect(open().get('a')).toBeUndefined();
});

it('a store grows only by what its version does not have yet', () => {
  const open = (version: string) =>
    openStore<readonly number[]>(folder.root, 'results', version);
  const { add } = open('v1');
  const readLines = () =>
    readFileSync(`${folder.root}/results.jsonl`, 'utf8').trim().split('\n');
  add(new Map([['a', [1]]]));
  add(
    new Map([
      ['a', [1]],
      ['b', [1]],
    ]),
  );
  expect(readLines()).toEqual(['["a v1",[1]]', '["b v1",[1]]']);
  add(new Map([['a', [2]]]));
  expect(readLines().at(-1)).toBe('["a v1",[2]]');
  expect(['v1', 'v2'].map((one) => open(one).get('a'))).toEqual([[2], undefined]);
});

it('a line that a crash cut short swallows no other', () => {
  const open = () => openStore<number>(folder.root, 'results');
  open().add(new Map([['a', 1]]));
  appendFileSync(`${folder.root}/results.jsonl`, '\n["b",');
  open().add(new Map([['c', 3]]));
  expect(['a', 'b', 'c'].map(open().get)).toEqual([1, undefined, 3]);
});

it('a file that has grown too large loses its older half when it is opened', () => {
  const open = () => openStore<string>(folder.root, 'results');
  const { add } = open();
  for (const key of 'abcd') add(new Map([[key, key.repeat(5_000_000)]]));
  const { get } = open();
  expect([...'abcd'].map((key) => get(key)?.[0])).toEqual([
    undefined,
    undefined,
    'c',
    'd',
  ]);
  expect(statSync(`${folder.root}/results.jsonl`).size).toBeLessThan(10_100_000);
});
