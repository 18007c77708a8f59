import path from 'node:path';

import { decodeAddress } from 'mdx-source';

import type { GraphPage } from './page.ts';

type Place = Pick<GraphPage, 'file' | 'permalink'>;

/** A page that a link leads to, with the query and the hash it was written with. */
export type Resolved<P> = { readonly page: P; readonly rest: string };

const withoutSlash = (address: string) => address.replace(/(?<=.)\/$/, '');

/** Only an origin to resolve against; nothing is asked there. */
const ORIGIN = 'http://site.invalid';

/**
 * Makes a function that finds the page of a link, as Docusaurus does: by its file, else by its address.
 *
 * @param pages - all of the site's
 * @param baseUrl - base path of the site, which addresses in the text are written without
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
  /** @returns nothing for a link that leads to no page: out of the site, to a file, within its own page */
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
