import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { findDrift, findUnlisted, formatDrift, formatGuide } from 'swizzle-drift';
import { GUIDE_FILE, readList } from './list.ts';

const siteDir = process.cwd();
const { list, sources, uses, introduction } = readList(siteDir);
const FIX = 'see UPGRADING.md; once looked at: npm run upgrading -- --write';

test('every theme component and every use of an internal is on the list, and nothing else', () => {
  expect(uses.length).toBeGreaterThan(0);
  expect(findUnlisted(list, sources), FIX).toEqual([]);
});

test('the files behind our components are those they were last compared with', () => {
  expect(findDrift(uses, 'node_modules').map(formatDrift), FIX).toEqual([]);
});

test('every use says why, and names existing tests that check it', () => {
  const silent = uses.filter(({ why, what, check }) => !why || !what || !check);
  expect(silent.map(({ name }) => name)).toEqual([]);
  const named = uses.flatMap(
    ({ check }) => check.match(/(?:packages\/[\w-]+\/test|tests)\/[\w/.-]*\w/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('UPGRADING.md matches the list and the components', () => {
  expect(readFileSync(GUIDE_FILE, 'utf8'), FIX).toBe(formatGuide(uses, introduction));
});
