import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { parsePage, type Page } from './parsePage.ts';

/** A page, and when its file was changed and how large it was. */
type CachedPage = { readonly state: string; readonly page: Page };

const cache = new Map<string, CachedPage>();

/**
 * Reads a page from disk. All callers share the same object until the file changes, so that it is parsed
 * once: clone the tree before you modify it.
 *
 * @param siteDir - the site's folder
 * @param file - path of the file, relative to that folder
 * @throws if the file doesn't exist
 */
export function readPage(siteDir: string, file: string): Page {
  const absolutePath = path.join(siteDir, file);
  const { mtimeMs, size } = statSync(absolutePath);
  const state = `${mtimeMs} ${size}`; // two changes can have the same time
  const cached = cache.get(absolutePath);
  if (cached?.state === state) return cached.page;
  const source = readFileSync(absolutePath, 'utf8');
  const page = parsePage({ file, absolutePath, source });
  cache.set(absolutePath, { state, page });
  return page;
}
