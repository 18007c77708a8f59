import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { bundle } from '../src/bundle.ts';

const SOURCES = path.join(import.meta.dirname, '../src');
const index = readFileSync(path.join(SOURCES, 'index.ts'), 'utf8');

// The plugin names these files in strings, which neither types nor knip follow.
test('the offline page and the worker can be bundled', async () => {
  const files = [...index.matchAll(/\bfile\('((?:page|worker)\/[^']+)'\)/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(await bundle(path.join(SOURCES, file))).not.toBe('');
});
