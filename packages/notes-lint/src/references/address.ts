import path from 'node:path';

import { readText } from 'mdx-source';

const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/;
const NO_NUMBER_PREFIX = /^\d+[-_.]\d+/;
const DATED = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})-(?<name>.+)$/;

function withoutPrefix(part: string): string {
  return NO_NUMBER_PREFIX.test(part) ? part : part.replace(NUMBER_PREFIX, '');
}

function isIndex(name: string, folder: string): boolean {
  return ['index', 'readme', folder.toLowerCase()].includes(name.toLowerCase());
}

function addressOfDoc(parts: readonly string[], slug: string | undefined): string {
  if (slug?.startsWith('/')) return `/docs${slug}`;
  const folder = ['', 'docs', ...parts.slice(0, -1).map(withoutPrefix), ''].join('/');
  const name = parts.at(-1) ?? '';
  if (slug === undefined && isIndex(name, parts.at(-2) ?? '')) return folder;
  return path.posix.join(folder, slug ?? withoutPrefix(name));
}

function addressOfPost(parts: readonly string[], slug: string | undefined): string {
  const names = parts.at(-1) === 'index' ? parts.slice(0, -1) : parts;
  const own = names.map((name) => name.replace(DATED, '$<year>/$<month>/$<day>/$<name>'));
  return path.posix.join('/blog', slug ?? own.join('/'));
}

function addressOfPage(parts: readonly string[]): string {
  const isFolder = parts.at(-1) === 'index';
  return ['', ...(isFolder ? [...parts.slice(0, -1), ''] : parts)].join('/');
}

/**
 * The route that Docusaurus gives a file's page, below the site's base path. A folder's
 * index ends with a slash.
 *
 * @param file - path relative to the project's root, below `docs`, `blog` or `src/pages`
 * @param frontMatter - of the note; the `id` of a doc replaces its file name
 */
export function addressOf(
  file: string,
  { slug, id }: Readonly<Record<string, unknown>> = {},
): string {
  const parts = file.replace(/\.[^./]+$/, '').split('/');
  const own = readText(slug);
  if (parts[0] === 'docs') return addressOfDoc(parts.slice(1), own ?? readText(id));
  if (parts[0] === 'blog') return addressOfPost(parts.slice(1), own);
  return addressOfPage(parts.slice(2));
}
