import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { createSlugger } from '@docusaurus/utils';
import { parse } from 'yaml';

import { withSlashes } from './note/index.ts';
import { addressOf, type Site, type Target } from './references/index.ts';

/** What a `_category_` file says about its folder's page. */
type Category = {
  readonly label?: string;
  readonly link?: { readonly type?: string; readonly slug?: string } | null;
};

/** Pages and files that Docusaurus and the site's plugins generate besides the notes. */
const GENERATED = [
  '/',
  '/sitemap.xml',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/rss.xml',
  '/blog/atom.xml',
];
const IS_LIST = /^\/blog\/(?:tags|authors|page)\/./;

function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

/**
 * Reads a folder's `_category_` file; returns an empty object if it's missing or
 * unreadable.
 */
export function readCategory(file: string): Category {
  try {
    return (parse(readFileSync(file, 'utf8')) ?? {}) as Category;
  } catch {
    return {}; // Docusaurus reports what's wrong with the file.
  }
}

function listCategoryPages(root: string): string[] {
  const docs = path.join(root, 'docs');
  return listFolder(docs)
    .filter((name) => /(?:^|[/\\])_category_\.(?:json|ya?ml)$/.test(name))
    .flatMap((name) => {
      const { label, link } = readCategory(path.join(docs, name));
      if (link?.type !== 'generated-index') return [];
      const folder = path.basename(path.dirname(name));
      return `/docs${link.slug ?? `/category/${createSlugger().slug(label ?? folder)}`}`;
    });
}

function listReactPages(root: string): string[] {
  return listFolder(path.join(root, 'src/pages'))
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => addressOf(`src/pages/${withSlashes(name)}`));
}

/**
 * Lists everything that notes can link to.
 *
 * @param root - the project's root
 * @param notes - all notes of the site
 */
export function describeSite(root: string, notes: readonly Target[]): Site {
  const pages = new Set([
    ...GENERATED,
    ...listCategoryPages(root),
    ...listReactPages(root),
  ]);
  return {
    notes,
    hasPage: (address) => pages.has(address) || IS_LIST.test(address),
    hasFile: (file) => existsSync(path.join(root, file)),
  };
}
