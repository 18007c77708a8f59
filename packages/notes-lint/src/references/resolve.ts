import path from 'node:path';

import {
  createResolver,
  decodeAddress,
  isElsewhere,
  type LinkedPage,
  toPathname,
} from 'mdx-source';

import type { Outline, Reference } from './readOutline.ts';

/** A note as a link target. */
export type Target = LinkedPage & {
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
};

/** What a reference resolved to: a note, or something whose anchors aren't known here. */
export type Found = Target | 'file';

/** How links to pages end, rather than to other files. */
const PAGE_ENDS = ['', '.html', '.md', '.mdx'];

/** Splits a reference and decodes its parts. The query is dropped: a static site ignores it. */
export function readParts(url: string): { name: string; anchor: string } {
  const [, name = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { name: decodeAddress(name), anchor: decodeAddress(anchor) };
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

/**
 * Creates a function that finds what a reference leads to: a note, another page, or a file.
 *
 * @returns the function, which returns `undefined` if the reference leaves the site, points within its own
 *   page or leads nowhere
 */
export function createFinder({ notes, hasFile, hasPage }: Site) {
  const resolve = createResolver(notes, '/');
  return (
    { url, kind }: Pick<Reference, 'url' | 'kind'>,
    from: Target,
  ): Found | undefined => {
    const { name } = readParts(url);
    if (name === '' || isElsewhere(url)) return undefined;
    const isFile = kind === 'link';
    const note = resolve(url, from, isFile ? 'link' : 'address')?.page;
    if (note) return note;
    const pathname = toPathname(encodeURI(name), from.permalink, '/');
    const isAsset = isFile && !PAGE_ENDS.includes(path.posix.extname(name));
    const isThere =
      hasPage(pathname) ||
      hasFile(`static${pathname}`) ||
      (isAsset && hasFile(placeOf(name, from.file)));
    return isThere ? 'file' : undefined;
  };
}
