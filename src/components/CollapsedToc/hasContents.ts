type PageWithContents = {
  readonly frontMatter: { readonly hide_table_of_contents?: unknown };
  readonly toc: readonly unknown[];
};

/** Whether a page shows a table of contents: it has headings, and its front matter doesn't hide them. */
export function hasContents({ frontMatter, toc }: PageWithContents): boolean {
  return !frontMatter.hide_table_of_contents && toc.length > 0;
}
