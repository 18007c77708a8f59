import type { Props as TocProps } from '@theme/TOCItems';

/** A page, as far as its table of contents depends on it. */
export type PageWithContents = {
  readonly frontMatter: {
    readonly hide_table_of_contents?: unknown;
    readonly toc_min_heading_level?: number | undefined;
    readonly toc_max_heading_level?: number | undefined;
  };
  readonly toc: TocProps['toc'];
};

/** Whether a page shows a table of contents: it has headings, and its front matter doesn't hide them. */
export function hasContents({ frontMatter, toc }: PageWithContents): boolean {
  return !frontMatter.hide_table_of_contents && toc.length > 0;
}
