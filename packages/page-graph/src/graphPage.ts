import type { Root } from 'mdast';

import type { LinkedPage } from 'mdx-source';

/** A page of the graph. */
export type GraphPage = LinkedPage & {
  readonly title: string;
  /** BCP 47; pages of different languages aren't related. */
  readonly lang: string;
  readonly description?: string | undefined;
  readonly topics?: readonly string[];
  /** It lists links, so it's related to nothing, and comes last among the backlinks. */
  readonly isList?: boolean;
  /** Its body as parsed by `mdx-source`. */
  readonly tree: Root;
};

/** What a link to a page needs. */
export type PageLink = Pick<GraphPage, 'permalink' | 'title'>;

/** The part of a page that a link to it needs. */
export const toLink = ({ permalink, title }: GraphPage): PageLink => ({
  permalink,
  title,
});
