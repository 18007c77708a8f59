import { countAll } from './countAll.ts';
import type { Mentions } from './findBacklinks.ts';
import { findSimilar } from './findSimilar.ts';
import { toLink, type GraphPage, type PageLink } from './graphPage.ts';
import { listHeadings, readTerms } from './readTerms.ts';

/** A page about similar things. */
export type Related = PageLink & {
  /** Up to three words for what both pages are about. */
  readonly shared: readonly string[];
};

/** Minimum similarity to be shown; at least seven of ten such pairs were judged to help a reader. */
const MIN_SCORE = 0.14;

/** Maximum number of related pages per page. */
const MAX_RELATED = 3;

/** A heading on this many pages, such as "Trade-offs", comes from a template and says nothing about them. */
const COMMON_HEADING_PAGES = 3;

/** Names of files and methods, which say little to readers of another page; `Node.js` isn't one. */
const DOTTED = /\.(?!js$)\p{Ll}/u;

/**
 * Finds pages about similar things without a link in either direction.
 *
 * @param pages - the pages of the site
 * @param mentions - who links to each page
 * @returns by page, up to three related ones, the most similar first
 */
export function findRelatedPages(pages: readonly GraphPage[], mentions: Mentions) {
  const headings = countAll(
    pages.flatMap(({ tree }) => [...new Set(listHeadings(tree))]),
  );
  const isCommonHeading = (heading: string) =>
    (headings.get(heading) ?? 0) >= COMMON_HEADING_PAGES;
  const similar = findSimilar(
    pages.map(({ title, description = '', topics = [], tree, lang }) => ({
      terms: readTerms(
        [title, description, ...topics].join('\n'),
        tree,
        lang,
        isCommonHeading,
      ),
      group: lang,
    })),
  );
  const links = (from: GraphPage, to: GraphPage) => mentions.get(to)?.has(from) ?? false;
  const areLinked = (a: GraphPage, b: GraphPage) => links(a, b) || links(b, a);
  return new Map(
    pages.map((page, index) => {
      const others = (similar[index] ?? []).flatMap(({ index: at, score, shared }) => {
        const other = pages[at];
        if (!other || score < MIN_SCORE || areLinked(page, other)) return [];
        const names = shared.filter((word) => !DOTTED.test(word));
        return { ...toLink(other), shared: names.slice(0, 3) };
      });
      return [page, others.slice(0, MAX_RELATED)];
    }),
  );
}
