import { describe, expect, it } from 'vitest';

import {
  type GeneratedRoute,
  readGenerated,
} from '../../src/plugins/optimize-bundle/readGenerated.ts';
import { readDocsData } from '../support/globalData.ts';

function listLeaves(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  return routes.flatMap((route) => (route.routes ? listLeaves(route.routes) : [route]));
}

/** The route of a path and its parents, outermost first. */
function pathsTo(
  routes: readonly GeneratedRoute[],
  path: string,
): GeneratedRoute[] | undefined {
  for (const route of routes) {
    if (!route.routes && route.path === path) return [route];
    const below = pathsTo(route.routes ?? [], path);
    if (below) return [route, ...below];
  }
  return undefined;
}

const site = readDocsData('.docusaurus');
const fixture = readDocsData('tests/fixtures/site/.docusaurus');

describe('the data of the docs that pages are built from', () => {
  it('has exactly one version of the docs: current, labelled Next, at /docs', () => {
    expect(site.versions).toHaveLength(1);
    expect(site.versions[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
    });
  });

  it('has the main doc, drafts and sidebars of each version, with link and label', () => {
    const [current, old] = fixture.versions;
    expect(current).toMatchObject({ mainDocId: 'start', draftIds: ['draft'] });
    expect(current?.sidebars['handbook']?.link.label).toBe('start');
    expect(old).toMatchObject({ name: '1.0', isLast: false, draftIds: [] });
  });

  it('has routes of three levels with path, exactness and the name of the sidebar', () => {
    const { routes } = readGenerated('.docusaurus');
    const levels = (path: string) => pathsTo(routes, path)?.map((route) => route.path);
    const leaves = listLeaves(routes);
    expect(leaves.filter(({ exact }) => !exact).map(({ path }) => path)).toEqual(['*']);
    const docs = site.versions.flatMap((version) => version.docs);
    expect(docs.length).toBeGreaterThan(0);
    const sidebarOf = new Map(leaves.map(({ path, sidebar }) => [path, sidebar]));
    for (const { path, sidebar } of docs) {
      expect(levels(path)).toEqual(['/docs', '/docs', '/docs', path]);
      expect({ path, sidebar: sidebarOf.get(path) }).toEqual({ path, sidebar });
    }
  });
});
