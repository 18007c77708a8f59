import path from 'node:path';

import { decodeAddress } from '../text/index.ts';

/** What a reference is made of, decoded; its query means nothing to a static site. */
export type Parts = { readonly name: string; readonly anchor: string };

/** Takes a reference apart. */
export function readParts(url: string): Parts {
  const [, name = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { name: decodeAddress(name), anchor: decodeAddress(anchor) };
}

/** An address as it is compared: that of a folder's index without its last slash. */
export function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/** The folder whose notes Docusaurus finds by file: documents link documents, posts link posts. */
export function areaOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

/** Whether a reference names a file of a note. */
export function isNoteName(name: string): boolean {
  return /\.mdx?$/i.test(name);
}

/**
 * Paths that a link to a note may mean, in the order in which Docusaurus tries them.
 *
 * @param name - as it is written
 * @param from - file it stands in
 */
export function candidatesOf(name: string, from: string): string[] {
  const roots = /^\.{1,2}\//.test(name) ? [] : [areaOf(from), ''];
  const folders = name.startsWith('/') ? roots : [...roots, path.posix.dirname(from)];
  return folders.map((folder) => path.posix.join(folder, name).replace(/^\//, ''));
}

/**
 * The file that a reference to no note names.
 *
 * @param name - `@site/…` from the project's root, `/…` from `static`, else from the note
 * @param from - file it stands in
 */
export function placeOf(name: string, from: string): string {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  const folder = name.startsWith('/') ? 'static' : path.posix.dirname(from);
  return path.posix.join(folder, name);
}

/** Whether a reference leaves the site, or says itself that it is to be left alone. */
export function isElsewhere(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/**
 * Where the file of an image is looked for and not found.
 *
 * @param url - as it is written
 * @param from - file it stands in
 * @param hasFile - whether a file is there, relative to the project's root
 * @returns nothing when it is there, or lies outside the site
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

/** What readers of the site may see, beside the labs, whose links have a check of their own. */
const PUBLISHED = /^(?:docs|blog|static|src\/pages)\//;

/**
 * The file that a reference names and that is no part of the published content.
 *
 * @param name - without query and anchor
 * @param from - file it stands in
 * @param hasFile - whether a file is there, relative to the project's root
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
