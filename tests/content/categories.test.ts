import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readDocsData } from '../support/globalData.ts';
import { readRoutes } from '../support/routes.ts';

const categories = readRoutes().filter(({ path }) => path.startsWith('/docs/category/'));

it('the table has the 17 category pages, one of them in the personal-growth sidebar', () => {
  expect(categories).toHaveLength(17);
  const own = categories.filter(({ sidebar }) => sidebar === 'personalGrowthNotes');
  expect(own.map(({ path }) => path)).toEqual(['/docs/category/career-development']);
});

it('each built category page shows the sidebar in the table', () => {
  const docs = readDocsData().versions[0]?.docs ?? [];
  const built = categories.filter(({ path }) => existsSync(`build${path}/index.html`));
  expect(built).not.toEqual([]);
  for (const { path, sidebar } of built) {
    const doc = docs.find((candidate) => candidate.path === path);
    expect({ path, sidebar: doc?.sidebar }).toEqual({ path, sidebar });
  }
});
