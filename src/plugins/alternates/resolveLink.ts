import type { LinkedPage, Resolved } from 'mdx-source';
import { labUrl, type Repository } from '../../notes/labUrl.ts';

/** How to find pages and their source files. */
type LinkContext = {
  /** Origin and base URL, with a trailing slash. */
  readonly siteUrl: string;
  readonly repository: Repository;
  /** Finds the page that a link points to, if it's a page of this site. */
  readonly findPage: (url: string, from: LinkedPage) => Resolved<LinkedPage> | undefined;
};

/**
 * The full URL of a link.
 *
 * @param url - the URL as written by the author
 * @param from - the page that contains the link
 */
export function resolveLink(
  url: string,
  from: LinkedPage,
  { siteUrl, repository, findPage }: LinkContext,
): string {
  const lab = labUrl(from.file, url, repository);
  if (lab !== undefined) return lab;
  const found = findPage(url, from);
  if (found) return new URL(found.page.permalink + found.rest, siteUrl).href;
  const full = url.replace(/^(?:pathname:\/\/)?\/(?!\/)/, siteUrl);
  return new URL(full, new URL(from.permalink, siteUrl)).href;
}
