import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

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
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.filter(({ id, path }) => !id || !path.startsWith('/docs/'))).toEqual([]);
    const sidebars = new Set(docs.map(({ sidebar }) => sidebar).filter(Boolean));
    expect([...sidebars].sort()).toEqual(['personalGrowthNotes', 'techNotes']);
  });

  it('has main doc, drafts and sidebars with link and label of each version', () => {
    const [current, old] = fixture.versions;
    expect(current).toMatchObject({ mainDocId: 'start', draftIds: ['draft'] });
    expect(current?.sidebars['handbook']?.link.label).toBe('start');
    expect(old).toMatchObject({ name: '1.0', isLast: false, draftIds: [] });
  });

  it('has routes of three levels with path, exactness and the name of the sidebar', () => {
    const routes = readFileSync('.docusaurus/routes.js', 'utf8');
    expect(routes).toMatch(
      /path: '\/docs',[^]*routes: \[[^]*routes: \[[^]*routes: \[[^]*path: '\/docs\/[^]*exact: true,[^]*sidebar: "techNotes"/,
    );
  });
});
