import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { findDrift, formatDrift } from '../src/findDrift.ts';
import { findUnlisted } from '../src/findUnlisted.ts';
import { formatGuide, GUIDE_FILE } from '../src/formatGuide.ts';
import {
  namesMissingTest,
  readSources,
  readUses,
  readUsesFile,
} from '../src/readUses.ts';

const root = process.cwd();
const list = readUsesFile(root);
const sources = readSources(root);
const uses = readUses(list, sources);
const FIX = 'see UPGRADING.md; once looked at: npm run upgrading -- --write';

test('every component of the theme and every use of an internal is on the list, and no other', () => {
  expect(uses.length).toBeGreaterThan(0);
  expect(findUnlisted(list, sources), FIX).toEqual([]);
});

test('the files of packages behind ours are those that ours were held against', () => {
  expect(findDrift(uses, 'node_modules').map(formatDrift), FIX).toEqual([]);
});

test('every use says why, and how to check it by tests that exist', () => {
  const silent = uses.filter(({ why, what, check }) => !why || !what || !check);
  expect(silent.map(({ name }) => name)).toEqual([]);
  const lost = uses.filter((use) => namesMissingTest(root, use));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('UPGRADING.md says what the list and the components say', () => {
  expect(readFileSync(GUIDE_FILE, 'utf8'), FIX).toBe(formatGuide(uses));
});
