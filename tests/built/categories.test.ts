import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readRoutes } from '../support/routes.ts';

const categories = readRoutes().filter(({ path }) => path.startsWith('/docs/category/'));

it('the table has the 17 category pages, one of them in the personal-growth sidebar', () => {
  expect(categories).toHaveLength(17);
  const own = categories.filter(({ sidebar }) => sidebar === 'personalGrowthNotes');
  expect(own.map(({ path }) => path)).toEqual(['/docs/category/career-development']);
});

it('each category page that is built shows the sidebar the table names', () => {
  const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8'));
  const { docs } = data['docusaurus-plugin-content-docs'].default.versions[0];
  for (const { path, sidebar } of categories) {
    if (!existsSync(`build${path}/index.html`)) continue;
    const doc = docs.find((candidate: { path: string }) => candidate.path === path);
    expect({ path, sidebar: doc?.sidebar }).toEqual({ path, sidebar });
  }
});
