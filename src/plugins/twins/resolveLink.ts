import { resolveLabLink } from 'notes-lint';
import type { Resolved } from 'page-graph';

/** A page that links are on, or lead to. */
type Place = {
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Address with the base path. */
  readonly permalink: string;
};

/** Where pages and the files behind them are. */
export type Places = {
  /** Origin and base path, with a slash at the end. */
  readonly siteUrl: string;
  /** Address of a folder's or file's view in the repository, with a slash at the end. */
  readonly repositoryUrl: string;
  /** Finds the page that a link leads to, if it leads to one of the site's. */
  readonly findPage: (url: string, from: Place) => Resolved<Place> | undefined;
};

/**
 * The full URL of a link.
 *
 * @param url - as the author wrote it
 * @param from - the page that it's on
 */
export function resolveLink(
  url: string,
  from: Place,
  { siteUrl, repositoryUrl, findPage }: Places,
): string {
  const lab = resolveLabLink(from.file, url);
  if (lab !== undefined) return repositoryUrl + encodeURI(lab);
  const found = findPage(url, from);
  return found
    ? new URL(found.page.permalink + found.rest, siteUrl).href
    : new URL(url, new URL(from.permalink, siteUrl)).href;
}
