import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readRoutes } from '../support/routes.ts';

type Docs = {
  path: string;
  versions: {
    name: string;
    label: string;
    isLast: boolean;
    path: string;
    mainDocId: string;
    docs: { id: string; path: string; sidebar?: string }[];
    draftIds: string[];
    sidebars: Record<string, { link: { path: string; label: string } }>;
  }[];
};

function readDocs(directory: string): Docs {
  const data = JSON.parse(readFileSync(`${directory}/globalData.json`, 'utf8'));
  return data['docusaurus-plugin-content-docs'].default;
}

type RouteRecord = {
  path: string;
  exact?: boolean;
  sidebar?: string;
  routes?: RouteRecord[];
};

/** The generated module, with components left out. */
function readRouteRecords(directory: string): RouteRecord[] {
  const source = readFileSync(`${directory}/routes.js`, 'utf8');
  const list = source.slice(source.indexOf('export default') + 'export default'.length);
  const evaluate = new Function('ComponentCreator', `return ${list}`);
  const records = evaluate(() => undefined) as RouteRecord[];
  return JSON.parse(JSON.stringify(records)) as RouteRecord[];
}

function listLeaves(routes: readonly RouteRecord[]): RouteRecord[] {
  return routes.flatMap((route) => (route.routes ? listLeaves(route.routes) : [route]));
}

/** The route of a path and those around it, outermost first. */
function pathsTo(
  routes: readonly RouteRecord[],
  path: string,
): RouteRecord[] | undefined {
  for (const route of routes) {
    if (!route.routes && route.path === path) return [route];
    const below = pathsTo(route.routes ?? [], path);
    if (below) return [route, ...below];
  }
  return undefined;
}

const planned = new Map(readRoutes().map((route) => [route.path, route]));
const site = readDocs('.docusaurus');
const fixture = readDocs('tests/fixtures/site/.docusaurus');

describe('the data the pages are made of', () => {
  it('has the one version of the docs: current, labelled Next, at /docs', () => {
    expect(site.versions).toHaveLength(1);
    expect(site.versions[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
    });
  });

  it('has id and path of each doc, and the name of its sidebar where it has one', () => {
    const docs = site.versions.flatMap((version) => version.docs);
    const listed = docs.flatMap(({ id, path, sidebar }) => {
      const route = planned.get(decodeURI(path));
      return route ? [{ id, path, sidebar, route }] : [];
    });
    expect(listed.length).toBeGreaterThan(20);
    for (const { id, path, sidebar, route } of listed) {
      const isCategory = route.source.endsWith('_category_.json');
      const expected = isCategory ? path : `/${route.source.replace(/\.mdx?$/, '')}`;
      // A generated page has its slug for an id.
      expect(isCategory ? `/docs${id}` : `/docs/${id}`).toBe(expected);
      expect(sidebar ?? 'none', path).toBe(route.sidebar);
    }
  });

  it('has main doc, drafts and sidebars with link and label of each version', () => {
    const [current, old] = fixture.versions;
    expect(current).toMatchObject({ mainDocId: 'start', draftIds: ['draft'] });
    expect(current?.sidebars['handbook']?.link.label).toBe('start');
    expect(old).toMatchObject({ name: '1.0', isLast: false, draftIds: [] });
  });

  it('has routes of three levels with path, exactness and the name of the sidebar', () => {
    const routes = readRouteRecords('.docusaurus');
    const levels = (path: string) => pathsTo(routes, path)?.map((route) => route.path);
    expect(levels('/docs/tech-notes/')).toEqual(
      Array(3).fill('/docs').concat('/docs/tech-notes/'),
    );
    const leaves = listLeaves(routes);
    expect(leaves.filter(({ exact }) => exact !== true)).toEqual([{ path: '*' }]);
    const docs = leaves.filter(({ path }) => planned.has(decodeURI(path)));
    expect(docs.length).toBeGreaterThan(20);
    for (const { path, sidebar } of docs) {
      expect(sidebar ?? 'none', path).toBe(planned.get(decodeURI(path))?.sidebar);
    }
  });
});
