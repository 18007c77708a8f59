import path from 'node:path';

import { decodeAddress } from '../text/index.ts';

/** The parts of a reference, decoded. The query is dropped: a static site ignores it. */
export type Parts = { readonly name: string; readonly anchor: string };

/** Splits a reference into its parts. */
export function readParts(url: string): Parts {
  const [, name = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { name: decodeAddress(name), anchor: decodeAddress(anchor) };
}

/** Normalises a URL path for comparison: a folder's index without the trailing slash. */
export function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/**
 * The folder within which Docusaurus resolves file links: docs link to docs, posts to
 * posts.
 */
export function areaOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

/** Whether a reference is to a note's file. */
export function isNoteName(name: string): boolean {
  return /\.mdx?$/i.test(name);
}

/**
 * Paths that a link to a note may mean, in the order in which Docusaurus tries them.
 *
 * @param name - as written
 * @param from - the file with the link
 */
export function candidatesOf(name: string, from: string): string[] {
  const roots = /^\.{1,2}\//.test(name) ? [] : [areaOf(from), ''];
  const folders = name.startsWith('/') ? roots : [...roots, path.posix.dirname(from)];
  return folders.map((folder) => path.posix.join(folder, name).replace(/^\//, ''));
}

/**
 * The file that a reference to anything but a note means.
 *
 * @param name - `@site/…` is relative to the project's root, `/…` to `static`, anything
 *   else to the note
 * @param from - the file with the reference
 */
export function placeOf(name: string, from: string): string {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  const folder = name.startsWith('/') ? 'static' : path.posix.dirname(from);
  return path.posix.join(folder, name);
}

/**
 * Whether a URL has a scheme or a host, so that it leaves the site or isn't meant to be
 * resolved.
 */
export function isElsewhere(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/**
 * The path of an image's file if that file doesn't exist.
 *
 * @param url - as written
 * @param from - the file with the image
 * @param hasFile - whether a file exists, given its path relative to the project's root
 * @returns `undefined` if the file exists, or the image isn't on this site
 */
export function findMissingImage(
  url: string,
  from: string,
  hasFile: (file: string) => boolean,
): string | undefined {
  if (isElsewhere(url)) return undefined;
  const place = placeOf(readParts(url).name, from);
  return hasFile(place) ? undefined : place;
}

/**
 * What visitors to the site can see. Labs are left out: links to them have their own
 * check.
 */
const PUBLISHED = /^(?:docs|blog|static|src\/pages)\//;

/**
 * The file that a reference leads to if it isn't part of the published content.
 *
 * @param name - without query and anchor
 * @param from - the file with the reference
 * @param hasFile - whether a file exists, given its path relative to the project's root
 */
export function findOutside(
  name: string,
  from: string,
  hasFile: (file: string) => boolean,
): string | undefined {
  const isFile = path.posix.extname(name) !== '' || /(?:^|\/)\.\w/.test(name);
  if (!isFile || name.startsWith('/')) return undefined;
  const place = placeOf(name, from);
  return !PUBLISHED.test(place) && (place.startsWith('..') || hasFile(place))
    ? place
    : undefined;
}
