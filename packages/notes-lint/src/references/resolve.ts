import path from 'node:path';

import { decodeAddress } from 'mdx-source';

import type { Outline, Reference } from './outline.ts';

/** A note as a link target. */
export type Target = {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly address: string;
  readonly outline: Outline;
  /** Its kind is index: it links to the notes in its folder. */
  readonly isMap?: boolean;
  /** Docusaurus leaves it out of a build. */
  readonly isDraft?: boolean;
  /** A draft or unlisted, so no list on the site shows it. */
  readonly isHidden?: boolean;
};

/** Everything that a note can link to. */
export type Site = {
  readonly notes: readonly Target[];
  /** Whether a page that isn't a note has this route, given without a trailing slash. */
  readonly hasPage: (address: string) => boolean;
  /** Whether a file exists, given its path relative to the project's root. */
  readonly hasFile: (file: string) => boolean;
  /** The names in a folder, given relative to the project's root. */
  readonly listFolder: (folder: string) => readonly string[];
  /** The components that `@theme/…` finds. */
  readonly listComponents: () => readonly string[];
};

/** What a reference resolved to: a note, or something whose anchors aren't known here. */
export type Found = Target | 'file';

/** A dummy origin to resolve against; nothing is requested from it. */
const ORIGIN = 'http://site.invalid';

/** Splits a reference and decodes its parts. The query is dropped: a static site ignores it. */
export function readParts(url: string): { name: string; anchor: string } {
  const [, name = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { name: decodeAddress(name), anchor: decodeAddress(anchor) };
}

/** Normalises a URL path for comparison: a folder's index without the trailing slash. */
export function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/** The folder within which Docusaurus resolves file links: docs link to docs, posts to posts. */
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

/** Whether a URL has a scheme or a host, so that it isn't meant to be resolved. */
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
  hasFile: Site['hasFile'],
): string | undefined {
  if (isElsewhere(url)) return undefined;
  const place = placeOf(readParts(url).name, from);
  return hasFile(place) ? undefined : place;
}

/** Creates a function that resolves links as Docusaurus does: as a file first, then as a route. */
export function createResolver({ notes, hasFile, hasPage }: Site) {
  const byFile = new Map(notes.map((note) => [note.file, note]));
  const byAddress = new Map(notes.map((note) => [withoutSlash(note.address), note]));

  const findFile = (name: string, { file }: Target): Found | undefined => {
    const isAsset = path.posix.extname(name) !== '' && !name.endsWith('.html');
    if (!isNoteName(name))
      return isAsset && hasFile(placeOf(name, file)) ? 'file' : undefined;
    const area = areaOf(file);
    // Docusaurus doesn't resolve file links in pages.
    if (area === 'src') return undefined;
    const own = candidatesOf(name, file).filter((one) => areaOf(one) === area);
    return own.map((one) => byFile.get(one)).find((note) => note !== undefined);
  };

  const findPage = (name: string, { address }: Target): Found | undefined => {
    const { pathname } = new URL(encodeURI(name), ORIGIN + encodeURI(address));
    const wanted = decodeAddress(pathname);
    const isThere = hasPage(withoutSlash(wanted)) || hasFile(`static${wanted}`);
    return byAddress.get(withoutSlash(wanted)) ?? (isThere ? 'file' : undefined);
  };

  /** @returns `undefined` if the link leaves the site, points within its own page or leads nowhere */
  return ({ url, kind }: Pick<Reference, 'url' | 'kind'>, from: Target) => {
    const { name } = readParts(url);
    if (name === '' || isElsewhere(url)) return undefined;
    return (kind === 'link' ? findFile(name, from) : undefined) ?? findPage(name, from);
  };
}
