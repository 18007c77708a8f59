import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');

it('lint:notes checks a named note, and counts its samples by how they were checked', () => {
  const words = [TSX, 'scripts/lintNotes.mts', '--depths', 'docs/tech-notes/http/dns.md'];
  const said = execFileSync(process.execPath, words, { encoding: 'utf8' });
  expect(said).toMatch(/^language +run +compiled/m);
  expect(said).toMatch(/^1 page checked: 0 errors, 0 warnings$/m);
});
