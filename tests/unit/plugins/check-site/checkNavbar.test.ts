import { describe, expect, it } from 'vitest';

import { checkIds } from '../../../../src/plugins/check-site/navbar/checkIds.ts';
import { checkStyle } from '../../../../src/plugins/check-site/navbar/checkStyle.ts';
import { checkTypes } from '../../../../src/plugins/check-site/navbar/checkTypes.ts';
import type { DocsIndex } from '../../../../src/plugins/check-site/navbar/docsIndex.ts';
import { listEntries } from '../../../../src/plugins/check-site/navbar/listEntries.ts';

const instances = new Map<string, DocsIndex>([
  [
    'default',
    {
      version: ['current', '1.0'],
      doc: ['intro', 'tech-notes/api/graphql'],
      drafts: ['secret'],
      sidebar: ['techNotes'],
    },
  ],
]);

function entriesOf(...items: object[]) {
  return listEntries({ navbar: { items } });
}

function idFaults(...items: object[]) {
  return checkIds(entriesOf(...items), instances);
}

describe('types of navbar items', () => {
  it('names the item and the valid types', () => {
    const item = { type: 'docsSidebar', label: 'Notes' };
    const [fault] = checkTypes(entriesOf({ to: '/' }, item));
    expect(fault).toMatchObject({ rule: 'navbar/type' });
    expect(fault?.message).toContain('themeConfig.navbar.items[1]');
    expect(fault?.message).toContain(JSON.stringify(item));
    expect(fault?.remedy).toContain('docSidebar');
  });

  it('checks items in dropdowns', () => {
    const dropdown = { label: 'More', items: [{ type: 'nope' }] };
    const before = { type: 'localeDropdown', dropdownItemsBefore: [{ type: 'nope' }] };
    const paths = checkTypes(entriesOf(dropdown, before)).map(
      ({ message }) => message.split(' ')[0],
    );
    expect(paths).toEqual([
      'themeConfig.navbar.items[0].items[0]',
      'themeConfig.navbar.items[1].dropdownItemsBefore[0]',
    ]);
  });

  it('accepts every type that has a component, a missing type, and custom ones', () => {
    const types = ['default', 'dropdown', 'localeDropdown', 'search', 'html', 'doc'];
    const docs = ['docSidebar', 'docsVersion', 'docsVersionDropdown', 'custom-clock'];
    const items = [...types, ...docs, undefined].map((type) => ({ type }));
    expect(checkTypes(entriesOf(...items))).toEqual([]);
  });
});

describe('style of the navbar', () => {
  it('rejects primary and names the valid styles', () => {
    const [fault] = checkStyle({ navbar: { style: 'primary' } });
    expect(fault).toMatchObject({ rule: 'navbar/style' });
    expect(fault?.remedy).toContain('"dark"');
  });

  it('accepts dark and no style', () => {
    expect(checkStyle({ navbar: { style: 'dark' } })).toEqual([]);
    expect(checkStyle({ navbar: {} })).toEqual([]);
    expect(checkStyle({})).toEqual([]);
  });
});

describe('ids in navbar items', () => {
  it.each([
    [
      'doc',
      { type: 'doc', docId: 'api/graphql' },
      'one of the 2 that exist: tech-notes/api/graphql',
    ],
    [
      'sidebar',
      { type: 'docSidebar', sidebarId: 'tech' },
      'set sidebarId to one of the 1 that exist: techNotes',
    ],
    ['version', { type: 'docsVersionDropdown', versions: ['2.0'] }, 'current, 1.0'],
    ['version', { type: 'docsVersionDropdown', versions: { '2.0': {} } }, 'current, 1.0'],
    [
      'docs plugin',
      { type: 'docsVersion', docsPluginId: 'other' },
      'set docsPluginId to one of default',
    ],
  ])('reports an unknown %s with the item and what exists', (what, item, remedy) => {
    const [fault, ...rest] = idFaults(item);
    expect(rest).toEqual([]);
    expect(fault?.message).toMatch(`Couldn't find any ${what} with id "`);
    expect(fault?.message).toContain('which themeConfig.navbar.items[0] names');
    expect(fault?.message).toContain(JSON.stringify(item));
    expect(fault?.remedy).toContain(remedy);
  });

  it('collects all errors', () => {
    const bad = { type: 'doc', docId: 'x' };
    expect(idFaults(bad, { items: [bad] })).toHaveLength(2);
  });

  it('accepts a draft', () => {
    expect(idFaults({ type: 'doc', docId: 'secret' })).toEqual([]);
  });

  it('accepts existing ids', () => {
    const doc = { type: 'doc', docId: 'intro' };
    const sidebar = { type: 'docSidebar', sidebarId: 'techNotes' };
    const versions = { type: 'docsVersionDropdown', versions: ['1.0'] };
    expect(idFaults(doc, sidebar, versions, { type: 'docsVersion' })).toEqual([]);
  });
});
