import { createResolver } from 'mdx-source';
import type { Sentence } from './findSentence.ts';
import { toLink, type GraphPage, type PageLink } from './graphPage.ts';
import { readLinks, type Heading } from './readLinks.ts';

/** A page that links to another, with the sentence that contains the link. */
export type Mention = PageLink & {
  /** Language of the page and the sentence. */
  readonly lang: string;
  readonly sentence: Sentence;
  readonly heading?: Heading;
};

/** The first mention of each page by each other page. */
export type Mentions = ReadonlyMap<GraphPage, ReadonlyMap<GraphPage, Mention>>;

/** Finds the links between pages. */
export function findMentions(pages: readonly GraphPage[], baseUrl: string): Mentions {
  const resolve = createResolver(pages, baseUrl);
  const mentions = new Map(pages.map((page) => [page, new Map<GraphPage, Mention>()]));
  for (const from of pages) {
    for (const { url, ...context } of readLinks(from.tree, from.lang)) {
      const to = resolve(url, from)?.page;
      const mentionsOfTarget = to && mentions.get(to);
      if (!mentionsOfTarget || to === from || mentionsOfTarget.has(from)) continue;
      mentionsOfTarget.set(from, { ...toLink(from), lang: from.lang, ...context });
    }
  }
  return mentions;
}

/** The pages that link to a page, in the site's order; lists of links come last. */
export function listBacklinks(
  mentions: ReadonlyMap<GraphPage, Mention> = new Map(),
): Mention[] {
  return [...mentions]
    .sort(([a], [b]) => Number(a.isList ?? false) - Number(b.isList ?? false))
    .map(([, mention]) => mention);
}
