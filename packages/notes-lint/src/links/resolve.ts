import path from 'node:path';

import {
  createResolver,
  decodePath,
  isExternal,
  type LinkedPage,
  toPathname,
} from 'mdx-source';

import type { Outline, Reference } from './readOutline.ts';

/** A note as a link target. */
export type Target = LinkedPage & {
  readonly outline: Outline;
  /** Of its `slug`; 1 if it has none. */
  readonly slugLine?: number;
  /** Its kind is index: it links to the notes in its folder. */
  readonly isIndex?: boolean;
  /** Docusaurus leaves it out of a build. */
  readonly isDraft?: boolean;
  /** Neither a draft nor unlisted, so lists of the site show it. */
  readonly isListed?: boolean;
};

/** Everything that a note can link to. */
export type LinkTargets = {
  readonly notes: readonly Target[];
  /** Whether a page that isn't a note has this route, given without a trailing slash. */
  readonly hasPage: (route: string) => boolean;
  /** Whether a file exists, given its path relative to the site's folder. */
  readonly hasFile: (file: string) => boolean;
};

/** What a reference resolved to: a note, or something whose anchors aren't known here. */
export type ResolvedReference = Target | 'other';

/** How links to pages end, rather than to other files. */
const PAGE_ENDS = ['', '.html', '.md', '.mdx'];

/** Splits a reference and decodes its parts. The query is dropped: a static site ignores it. */
export function splitUrl(url: string): { name: string; anchor: string } {
  const [, name = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { name: decodePath(name), anchor: decodePath(anchor) };
}

/**
 * The file that a reference to anything but a note means.
 *
 * @param name - `@site/…` is relative to the site's folder, `/…` to `static`, anything
 *   else to the note
 * @param from - the file with the reference
 */
export function filePathOf(name: string, from: string): string {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  const folder = name.startsWith('/') ? 'static' : path.posix.dirname(from);
  return path.posix.join(folder, name);
}

/**
 * The path of an image's file if that file doesn't exist.
 *
 * @param url - as written
 * @param from - the file with the image
 * @param hasFile - whether a file exists, given its path relative to the site's folder
 * @returns `undefined` if the file exists, or the image isn't on this site
 */
export function findMissingImage(
  url: string,
  from: string,
  hasFile: LinkTargets['hasFile'],
): string | undefined {
  if (isExternal(url)) return undefined;
  const file = filePathOf(splitUrl(url).name, from);
  return hasFile(file) ? undefined : file;
}

/**
 * Creates a function that finds what a reference leads to: a note, another page, or a file.
 *
 * @returns the function, which returns `undefined` if the reference leaves the site, points within its own
 *   page or leads nowhere
 */
export function createReferenceResolver({ notes, hasFile, hasPage }: LinkTargets) {
  const resolve = createResolver(notes, '/');
  return (
    { url, kind }: Pick<Reference, 'url' | 'kind'>,
    from: Target,
  ): ResolvedReference | undefined => {
    const { name } = splitUrl(url);
    if (name === '' || isExternal(url)) return undefined;
    const mayBePath = kind === 'link';
    const note = resolve(url, from, mayBePath ? 'link' : 'url')?.page;
    if (note) return note;
    const pathname = toPathname(encodeURI(name), from.permalink, '/');
    const isAsset = mayBePath && !PAGE_ENDS.includes(path.posix.extname(name));
    const isThere =
      hasPage(pathname) ||
      hasFile(`static${pathname}`) ||
      (isAsset && hasFile(filePathOf(name, from.file)));
    return isThere ? 'other' : undefined;
  };
}
