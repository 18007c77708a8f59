import { statSync } from 'node:fs';
import path from 'node:path';

import { createSlugger, Globby } from '@docusaurus/utils';

import { readCategory, permalinkOf } from 'mdx-source';
import type { LinkTargets, Target } from '../links/resolve.ts';

/** Pages that Docusaurus generates besides the notes; its link check doesn't count feeds and other files. */
const GENERATED = ['/', '/blog', '/blog/archive', '/blog/authors', '/blog/tags'];
const IS_LIST = /^\/blog\/(?:tags|authors|page)\/./;

/** Two with the same label get different URLs, in the order of their folders. */
function listCategoryPages(siteDir: string): string[] {
  const slugger = createSlugger();
  const files = Globby.sync('docs/**/_category_.{json,yml,yaml}', { cwd: siteDir });
  return files.sort().flatMap((file) => {
    const { label, link } = readCategory(path.join(siteDir, path.dirname(file)));
    if (link?.type !== 'generated-index') return [];
    return `/docs${link.slug ?? `/category/${slugger.slug(label)}`}`;
  });
}

/**
 * Lists everything that notes can link to.
 *
 * @param siteDir - the site's folder
 * @param notes - all notes of the site
 */
export function indexSite(siteDir: string, notes: readonly Target[]): LinkTargets {
  const components = Globby.sync('src/pages/**/*.{js,jsx,ts,tsx}', { cwd: siteDir });
  const routes = components.map((file) => permalinkOf(file));
  const pages = new Set([...GENERATED, ...listCategoryPages(siteDir), ...routes]);
  return {
    notes,
    hasPage: (permalink) => pages.has(permalink) || IS_LIST.test(permalink),
    hasFile: (file) =>
      statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.isFile() ?? false,
  };
}
