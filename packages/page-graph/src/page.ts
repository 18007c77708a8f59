import type { Root } from 'mdast';

/** A page as the graph reads it. */
export type GraphPage = {
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Path of the page on its host, base path included. */
  readonly permalink: string;
  readonly title: string;
  /** BCP 47; pages of different languages aren't related. */
  readonly lang: string;
  /** What it is about, beside its title: its description and topics. */
  readonly about?: string | undefined;
  /** Its body as `mdx-source` reads it. */
  readonly tree: Root;
};

/** A page as others link to it. */
export type PageLink = Pick<GraphPage, 'permalink' | 'title'>;
