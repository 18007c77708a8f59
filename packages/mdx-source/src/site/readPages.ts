import { Globby } from '@docusaurus/utils';
import type { Page } from '../page/parsePage.ts';
import { readPage } from '../page/readPage.ts';

/** Folders with pages, relative to the site's folder. */
export const PAGE_FOLDERS = ['docs', 'blog', 'src/pages'] as const;

const IS_PAGE = /(?:^|\/)[^_/][^/]*\.mdx?$/;
const IS_PARTIAL = /(?:^|\/)_/;

/**
 * Whether a path, relative to the site's folder, is a page rather than a partial that pages import.
 */
export function isPageFile(file: string): boolean {
  const isBelow = PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return isBelow && IS_PAGE.test(file) && !IS_PARTIAL.test(file);
}

/** Paths of all pages that are Markdown files, relative to the site's folder. */
export function listPageFiles(siteDir: string): string[] {
  const patterns = PAGE_FOLDERS.map((folder) => `${folder}/**/*.{md,mdx}`);
  return Globby.sync(patterns, { cwd: siteDir }).filter(isPageFile);
}

/**
 * Reads pages, which are shared: see {@link readPage}.
 *
 * @param siteDir - the site's folder
 * @param files - paths relative to it; all pages of the site by default
 * @returns the pages sorted by path; their bodies are parsed lazily
 */
export function readPages(siteDir: string, files?: readonly string[]): Page[] {
  return [...(files ?? listPageFiles(siteDir))]
    .sort()
    .map((file) => readPage(siteDir, file));
}
