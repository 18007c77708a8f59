import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { hashFiles } from '../src/index.ts';

it.each([
  ['package-lock.json', true],
  ['rules/deep/words.txt', true],
  ['one.ts', true],
  ['other.ts', false],
])('a change of %s changes the hash: %s', (changed, isDifferent) => {
  const root = mkdtempSync(path.join(tmpdir(), 'hash-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) =>
    writeFileSync(path.join(root, file), text);
  mkdirSync(path.join(root, 'rules/deep'), { recursive: true });
  const files = ['package-lock.json', 'rules/deep/words.txt', 'one.ts', 'other.ts'];
  for (const file of files) write(file, file);
  const hash = () =>
    hashFiles(
      ['rules', 'one.ts'].map((name) => path.join(root, name)),
      path.join(root, 'rules'),
    );
  const before = hash();
  write(changed, 'changed');
  expect(hash() !== before).toBe(isDifferent);
});
