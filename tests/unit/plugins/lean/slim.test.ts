import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { DocusaurusConfig, GlobalData } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { slimDocs, type DocsProps } from '../../../../src/plugins/lean/slimDocs.ts';
import { slimConfig, slimGlobalData } from '../../../../src/plugins/lean/slimSite.ts';

const require = createRequire(import.meta.url);

describe('what pages of the docs share', () => {
  const note = { id: 'git/reset', title: 'Reset', description: 'What it undoes.' };
  const link = { type: 'link', label: 'Reset', href: '/docs/reset' };
  const category = {
    type: 'category',
    label: 'Git',
    href: '/docs/category/git',
    items: [{ ...link, docId: note.id, unlisted: false }],
  };
  const version = {
    label: 'Next',
    docs: { [note.id]: note },
    docsSidebars: { notes: [{ type: 'category', label: 'All', items: [category] }] },
  };
  const page = { title: 'Git', permalink: '/docs/category/git' };
  const [slimVersion, slimPage] = slimDocs([
    { version },
    { categoryGeneratedIndex: page },
  ] as unknown as DocsProps[]);

  it('is the sidebars, without id and line of every note', () => {
    const slim = {
      type: 'category',
      label: 'All',
      items: [{ ...category, items: [link] }],
    };
    expect(slimVersion).toEqual({
      version: { label: 'Next', docs: {}, docsSidebars: { notes: [slim] } },
    });
  });

  it('says on the page of a category what its notes are about', () => {
    expect(slimPage).toEqual({
      categoryGeneratedIndex: { ...page, lines: { '/docs/reset': 'What it undoes.' } },
    });
  });
});

describe('the configuration', () => {
  it('leaves out what only the build reads, and keeps the rest', () => {
    const config = {
      title: 'T',
      presets: [['classic', {}]],
      ssrTemplate: '<html>',
      themeConfig: { navbar: {}, prism: {} },
    };
    expect(slimConfig(config as unknown as DocusaurusConfig)).toEqual({
      title: 'T',
      themeConfig: { navbar: {} },
    });
  });
});

describe('what every page knows of the docs', () => {
  const doc = { id: 'git/reset', path: '/docs/git/reset', sidebar: 'notes' };
  const data = (...names: string[]) =>
    ({
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/docs',
          versions: names.map((name) => ({ name, mainDocId: 'intro', docs: [doc] })),
        },
      },
      other: { default: 1 },
    }) as unknown as GlobalData;
  const config = (...items: object[]) =>
    ({ themeConfig: { navbar: { items } } }) as unknown as DocusaurusConfig;
  const named = config({
    type: 'dropdown',
    items: [{ type: 'doc', docId: 'git/reset' }],
  });

  it('leaves the list of pages to the routes', () => {
    expect(slimGlobalData(data('current'), config({ to: '/blog' }))).toEqual({
      'docusaurus-plugin-content-docs': {
        default: { path: '/docs', versions: [{ name: 'current', mainDocId: 'intro' }] },
      },
      other: { default: 1 },
    });
  });

  it('stays whole where an item of the navbar names a note, or with two versions', () => {
    expect(slimGlobalData(data('current'), named)).toEqual(data('current'));
    expect(slimGlobalData(data('current', '1.0'), config())).toEqual(
      data('current', '1.0'),
    );
  });
});

describe('the stand-in for tslib', () => {
  it('has all that the only package that asks for it uses', () => {
    const tslib = require('../../../../src/plugins/lean/tslib.cjs') as object;
    const source = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
    const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
    expect([...used]).toEqual(Object.keys(tslib));
  });
});
