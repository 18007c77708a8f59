import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { createSlugger } from '@docusaurus/utils';

import { readCategory, toPosixPath } from 'mdx-source';
import {
  permalinkOf,
  readModules,
  type LinkTargets,
  type Target,
} from './references/index.ts';

/** Pages that Docusaurus generates besides the notes; to its link check, feeds and other files are none. */
const GENERATED = ['/', '/blog', '/blog/archive', '/blog/authors', '/blog/tags'];
const IS_LIST = /^\/blog\/(?:tags|authors|page)\/./;

function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function listCategoryPages(root: string): string[] {
  const docs = path.join(root, 'docs');
  return listFolder(docs)
    .filter((name) => /(?:^|[/\\])_category_\.(?:json|ya?ml)$/.test(name))
    .flatMap((name) => {
      const folder = path.join(docs, path.dirname(name));
      const { label = path.basename(folder), link } = readCategory(folder);
      if (link?.type !== 'generated-index') return [];
      return `/docs${link.slug ?? `/category/${createSlugger().slug(label)}`}`;
    });
}

function listReactPages(root: string): string[] {
  return listFolder(path.join(root, 'src/pages'))
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => permalinkOf(`src/pages/${toPosixPath(name)}`));
}

/**
 * Lists everything that notes can link to.
 *
 * @param root - the project's root
 * @param notes - all notes of the site
 */
export function indexSite(root: string, notes: readonly Target[]): LinkTargets {
  const pages = new Set([
    ...GENERATED,
    ...listCategoryPages(root),
    ...listReactPages(root),
  ]);
  return {
    notes,
    modules: readModules(root),
    hasPage: (permalink) => pages.has(permalink) || IS_LIST.test(permalink),
    hasFile: (file) =>
      statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
  };
}
