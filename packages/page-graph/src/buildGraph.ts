import { createResolver } from './createResolver.ts';
import { findRelated } from './findRelated.ts';
import type { GraphPage, PageLink } from './page.ts';
import { type Heading, readLinks, type Sentence } from './readLinks.ts';
import { readTerms } from './readTerms.ts';

/** A page that links to another, and what it says there. */
export type Mention = PageLink & {
  /** Language of the page, and so of the sentence. */
  readonly lang: string;
  readonly sentence: Sentence;
  readonly heading?: Heading;
};

/** A page that is about the same things as another. */
export type Related = PageLink & {
  /** What both are about, in up to three words. */
  readonly shared: readonly string[];
};

/** What the graph knows of a page. */
export type PageNode = {
  /** The pages that link to it, each once, in the order of the site; pages apart come last. */
  readonly linkedFrom: readonly Mention[];
  /** Pages that are about the same things and that no link joins with it, most alike first. */
  readonly related: readonly Related[];
};

/** How the graph is made. */
export type GraphOptions = {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Pages that are related to none, such as lists of links. */
  readonly isApart?: (page: GraphPage) => boolean;
};

/** What is less alike isn't shown. Four of five pairs above it, judged by hand on a site of 175 pages, were good. */
const LEAST = 0.125;

/** Related pages that a page is given. */
const MOST = 3;

const toLink = ({ permalink, title }: GraphPage): PageLink => ({ permalink, title });

type Edge = {
  readonly from: GraphPage;
  readonly to: GraphPage;
  readonly mention: Mention;
};

/** The edges by the page they lead to, one of each page, those of pages apart last. */
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
 * Makes the graph of a site's pages.
 *
 * @param pages - all of them, in the order in which a reader meets them
 * @returns what is known of each, by its file
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
