import { expect, it } from 'vitest';

import { permalinkOf } from 'mdx-source';
import { readRoutes } from '../support/routes.ts';

it('mdx-source gives each file of the table the URL that the table says', () => {
  const notes = readRoutes().filter(({ source }) => /\.mdx?$/.test(source));
  expect(notes.length).toBeGreaterThan(100);
  expect(notes.filter(({ source, path }) => permalinkOf(source) !== path)).toEqual([]);
});
