import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { slimDocs, type DocsProps } from './slimDocs.ts';
import { slimConfig } from './slimConfig.ts';

const require = createRequire(import.meta.url);

describe('the data shared by docs pages', () => {
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

  it('contains the sidebars, without ids and descriptions of the notes', () => {
    const slim = {
      type: 'category',
      label: 'All',
      items: [{ ...category, items: [link] }],
    };
    expect(slimVersion).toEqual({
      version: { label: 'Next', docs: {}, docsSidebars: { notes: [slim] } },
    });
  });

  it("has the descriptions of a category's notes on its page", () => {
    expect(slimPage).toEqual({
      categoryGeneratedIndex: {
        ...page,
        descriptions: { '/docs/reset': 'What it undoes.' },
      },
    });
  });
});

describe('the configuration', () => {
  it('loses what only the build reads, and keeps the rest', () => {
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

describe('the stand-in for tslib', () => {
  it('has everything that any file of the package that gets it uses', () => {
    const tslib = require('./tslibStub.cjs') as object;
    const lib = path.dirname(require.resolve('@docusaurus/utils-common'));
    const files = readdirSync(lib).filter((name) => name.endsWith('.js'));
    const source = files.map((name) => readFileSync(path.join(lib, name), 'utf8')).join();
    const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
    expect([...used]).toEqual(Object.keys(tslib));
  });
});
