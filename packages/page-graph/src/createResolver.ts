import path from 'node:path';

import type { Root } from 'mdast';
import { decodeAddress } from 'mdx-source';

export type GraphPage = {
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Path of the page on its host, base path included. */
  readonly permalink: string;
  readonly title: string;
  /** BCP 47; pages of different languages aren't related. */
  readonly lang: string;
  readonly description?: string | undefined;
  readonly topics?: readonly string[];
  /** Its body as parsed by `mdx-source`. */
  readonly tree: Root;
};

/** What a link to a page needs. */
export type PageLink = Pick<GraphPage, 'permalink' | 'title'>;

type Place = Pick<GraphPage, 'file' | 'permalink'>;

/** The target page of a link, with the link's query and hash. */
export type Resolved<P> = { readonly page: P; readonly rest: string };

const withoutSlash = (address: string) => address.replace(/(?<=.)\/$/, '');

/** A base for resolving URLs; never requested. */
const ORIGIN = 'http://site.invalid';

/**
 * Creates a function that finds the page a link points to, as Docusaurus does: by its file, or else by
 * its URL.
 *
 * @param pages - all pages of the site
 * @param baseUrl - base path of the site, which links in the text leave out
 */
export function createResolver<P extends Place>(pages: readonly P[], baseUrl: string) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byAddress = new Map(
    pages.map((page) => [withoutSlash(decodeAddress(page.permalink)), page]),
  );
  const findFile = (name: string, { file }: Place) => {
    const [root = ''] = file.split('/', 1);
    const folders = /^\.{1,2}\//.test(name)
      ? [path.posix.dirname(file)]
      : [path.posix.dirname(file), root, ''];
    return folders
      .map((folder) => byFile.get(path.posix.join(folder, name)))
      .find((page) => page !== undefined);
  };
  const findAddress = (name: string, { permalink }: Place) => {
    const below = name.startsWith('/') ? path.posix.join(baseUrl, name) : name;
    const { origin, pathname } = new URL(below, ORIGIN + permalink);
    return origin === ORIGIN
      ? byAddress.get(withoutSlash(decodeAddress(pathname)))
      : undefined;
  };
  /** @returns `undefined` if the link leaves the site, or points to a file or within its own page */
  return (url: string, from: Place): Resolved<P> | undefined => {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (name === '' || /^[a-z][a-z\d+.-]*:/i.test(name)) return undefined;
    const decoded = decodeAddress(name);
    const page = /\.mdx?$/.test(decoded)
      ? findFile(decoded, from)
      : findAddress(name, from);
    return page && { page, rest };
  };
}
