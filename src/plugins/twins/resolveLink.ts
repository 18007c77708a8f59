import path from 'node:path';

import { decodeAddress } from 'mdx-source';
import { resolveLabLink } from 'notes-lint';

/** Where pages and the files behind them are. */
export type Places = {
  /** Origin and base path, with a slash at the end. */
  readonly siteUrl: string;
  /** Address of a folder's or file's view in the repository, with a slash at the end. */
  readonly repositoryUrl: string;
  /** Addresses below the site's by file. */
  readonly pages: ReadonlyMap<string, string>;
};

/**
 * The full URL of a link.
 *
 * @param url - as the author wrote it
 * @param file - where it is, relative to the project's root
 * @param address - of that file's page
 */
export function resolveLink(
  url: string,
  file: string,
  address: string,
  { siteUrl, repositoryUrl, pages }: Places,
): string {
  const own = new URL(address, siteUrl);
  const lab = resolveLabLink(file, url);
  if (lab !== undefined) return repositoryUrl + encodeURI(lab);
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (!/\.mdx?$/.test(name)) return new URL(url, own).href;
  const page = pages.get(path.posix.join(path.posix.dirname(file), decodeAddress(name)));
  return page === undefined ? new URL(url, own).href : new URL(page + rest, siteUrl).href;
}
