import type { Root } from 'mdast';

export type GraphPage = {
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Path of the page on its host, base path included. */
  readonly permalink: string;
  readonly title: string;
  /** BCP 47; pages of different languages aren't related. */
  readonly lang: string;
  /** What it is about, in addition to its title: its description and topics. */
  readonly about?: string | undefined;
  /** Its body as parsed by `mdx-source`. */
  readonly tree: Root;
};

/** What a link to a page needs. */
export type PageLink = Pick<GraphPage, 'permalink' | 'title'>;
