import path from 'node:path';

import { expect, it } from 'vitest';

import { readNotes } from 'mdx-source';
import { checkSiteReferences } from '../../src/index.ts';

it('links to a missing lab, and to a missing file of one, are reported', () => {
  const root = path.resolve('tests/fixtures/labs');
  const found = checkSiteReferences(root, readNotes(root));
  expect(found.filter(({ rule }) => rule === 'links/lab')).toMatchObject([
    {
      file: 'docs/nowhere.md',
      line: 1,
      message: expect.stringContaining('labs/nowhere'),
      remedy: expect.stringContaining('Link to the folder of a lab'),
    },
    {
      file: 'docs/nowhere.md',
      message: expect.stringContaining('labs/sound/zones/other.zone'),
    },
  ]);
});
