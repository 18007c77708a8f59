import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { createSlugger } from '@docusaurus/utils';

import { readCategory, withSlashes } from 'mdx-source';
import { addressOf, listExports, type Site, type Target } from './references/index.ts';

/** Pages that Docusaurus generates besides the notes; to its link check, feeds and other files are none. */
const GENERATED = ['/', '/blog', '/blog/archive', '/blog/authors', '/blog/tags'];
const IS_MODULE = /\.m?[jt]sx?$/;
const IS_LIST = /^\/blog\/(?:tags|authors|page)\/./;

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

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

/** The components of the site's own theme, and of the themes that are installed. */
function listComponents(root: string): string[] {
  const installed = ['node_modules', 'node_modules/@docusaurus'].flatMap((folder) =>
    listNames(path.join(root, folder))
      .filter((name) => /^(?:docusaurus-)?theme-/.test(name))
      .flatMap((name) => [`${folder}/${name}/lib/theme`, `${folder}/${name}/src/theme`]),
  );
  const files = ['src/theme', ...installed].flatMap((one) =>
    listFolder(path.join(root, one)),
  );
  const names = files.map((file) =>
    withSlashes(file).replace(/(?:\/index)?\.[jt]sx?$/, ''),
  );
  return [...new Set(names)];
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
  let components: string[] | undefined;
  return {
    notes,
    hasPage: (address) => pages.has(address) || IS_LIST.test(address),
    hasFile: (file) =>
      statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
    listFolder: (folder) => listNames(path.join(root, folder)),
    listExports: (file) =>
      IS_MODULE.test(file)
        ? listExports(readFileSync(path.join(root, file), 'utf8'), file)
        : undefined,
    listComponents: () => (components ??= listComponents(root)),
  };
}
