import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  findDrift,
  findUnlisted,
  formatDrift,
  formatGuide,
  namesMissingTest,
} from 'swizzle-drift';
import { GUIDE_FILE, MADE_UP, readList } from '../../scripts/upgrading/list.ts';

const root = process.cwd();
const { list, sources, uses, introduction } = readList(root);
const FIX = 'see UPGRADING.md; once looked at: npm run upgrading -- --write';

test('every component of the theme and every use of an internal is on the list, and no other', () => {
  expect(uses.length).toBeGreaterThan(0);
  expect(findUnlisted(list, sources, MADE_UP), FIX).toEqual([]);
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
  expect(readFileSync(GUIDE_FILE, 'utf8'), FIX).toBe(formatGuide(uses, introduction));
});
