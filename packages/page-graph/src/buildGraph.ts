import { createResolver } from './createResolver.ts';
import { findRelated } from './findRelated.ts';
import type { GraphPage, PageLink } from './page.ts';
import { type Heading, readLinks, type Sentence } from './readLinks.ts';
import { readTerms } from './readTerms.ts';

/** A page that links to another, with the sentence that contains the link. */
export type Mention = PageLink & {
  /** Language of the page and the sentence. */
  readonly lang: string;
  readonly sentence: Sentence;
  readonly heading?: Heading;
};

/** A page about similar things. */
export type Related = PageLink & {
  /** Up to three words for what both pages are about. */
  readonly shared: readonly string[];
};

export type PageNode = {
  /** Pages that link to it, each once, in the site's order; pages that are `isApart` come last. */
  readonly linkedFrom: readonly Mention[];
  /** Similar pages without a link in either direction, most similar first. */
  readonly related: readonly Related[];
};

export type GraphOptions = {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Pages that get no related pages, such as lists of links. */
  readonly isApart?: (page: GraphPage) => boolean;
};

/** Minimum similarity to be shown. On a site of 175 pages, four in five pairs above it were judged good by hand. */
const LEAST = 0.125;

/** Maximum number of related pages per page. */
const MOST = 3;

const toLink = ({ permalink, title }: GraphPage): PageLink => ({ permalink, title });

type Edge = {
  readonly from: GraphPage;
  readonly to: GraphPage;
  readonly mention: Mention;
};

/** Groups edges by their target, with one per source page, and sources that are apart last. */
function groupEdges(edges: readonly Edge[], isApart: (page: GraphPage) => boolean) {
  const groups = new Map<GraphPage, Map<GraphPage, Mention>>();
  const inOrder = edges.toSorted(
    (a, b) => Number(isApart(a.from)) - Number(isApart(b.from)),
  );
  for (const { from, to, mention } of inOrder) {
    const mentions = groups.get(to) ?? new Map<GraphPage, Mention>();
    groups.set(to, mentions);
    if (!mentions.has(from)) mentions.set(from, mention);
  }
  return groups;
}

function listEdges(pages: readonly GraphPage[], baseUrl: string): Edge[] {
  const resolve = createResolver(pages, baseUrl);
  return pages.flatMap((from) =>
    readLinks(from.tree, from.lang).flatMap(({ url, sentence, heading }): Edge[] => {
      const to = resolve(url, from)?.page;
      if (!to || to === from) return [];
      const mention = {
        ...toLink(from),
        lang: from.lang,
        sentence,
        ...(heading && { heading }),
      };
      return [{ from, to, mention }];
    }),
  );
}

/**
 * Builds the graph of a site's pages.
 *
 * @param pages - all of them, in reading order
 * @returns backlinks and related pages, by file
 */
export function buildGraph(
  pages: readonly GraphPage[],
  { baseUrl, isApart = () => false }: GraphOptions,
): Map<string, PageNode> {
  const edges = listEdges(pages, baseUrl);
  const joined = new Set(
    edges.flatMap(({ from, to }) => [
      `${from.file}\0${to.file}`,
      `${to.file}\0${from.file}`,
    ]),
  );
  const subjects = pages.filter((page) => !isApart(page));
  const likenesses = findRelated(
    subjects.map(({ title, about = '', tree, lang }) => ({
      terms: readTerms(`${title}\n${about}`, tree, lang),
      group: lang,
    })),
  );
  const related = new Map(
    subjects.map((page, place) => {
      const others = (likenesses[place] ?? []).flatMap(({ index, score, shared }) => {
        const other = subjects[index];
        const isJoined = joined.has(`${page.file}\0${other?.file}`);
        if (!other || score < LEAST || isJoined) return [];
        return { ...toLink(other), shared: shared.slice(0, 3) };
      });
      return [page, others.slice(0, MOST)];
    }),
  );
  const mentions = groupEdges(edges, isApart);
  return new Map(
    pages.map((page) => [
      page.file,
      {
        linkedFrom: [...(mentions.get(page)?.values() ?? [])],
        related: related.get(page) ?? [],
      },
    ]),
  );
}
