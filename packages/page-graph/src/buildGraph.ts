import { findMentions, listBacklinks, type Mention } from './findBacklinks.ts';
import { findRelatedPages, type Related } from './findRelatedPages.ts';
import type { GraphPage } from './graphPage.ts';

/** What a page is connected to. */
export type PageNode = {
  /** Pages that link to it, each once, in the site's order; lists of links come last. */
  readonly linkedFrom: readonly Mention[];
  /** Similar pages without a link in either direction, most similar first. */
  readonly related: readonly Related[];
};

/**
 * Builds the graph of a site's pages.
 *
 * @param pages - all of them, in reading order
 * @param baseUrl - base path of the site
 * @returns backlinks and related pages, by file
 */
export function buildGraph(
  pages: readonly GraphPage[],
  baseUrl: string,
): Map<string, PageNode> {
  const mentions = findMentions(pages, baseUrl);
  const related = findRelatedPages(
    pages.filter(({ isList }) => !isList),
    mentions,
  );
  return new Map(
    pages.map((page) => [
      page.file,
      {
        linkedFrom: listBacklinks(mentions.get(page)),
        related: related.get(page) ?? [],
      },
    ]),
  );
}
