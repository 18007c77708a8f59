import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import type { Page } from 'mdx-source';

/** The day in a post's path, which Docusaurus takes for its date. */
export function parsePathDay(file: string): string | undefined {
  const { date } = parseBlogFileName(file.replace(/^blog\//, ''));
  // The numbers in the path may not be a date.
  return Number(date) ? date?.toISOString().slice(0, 10) : undefined;
}

/**
 * A note's front matter with what its path implies: a file in `blog/` is a post, and Docusaurus takes
 * the date of a post from its path (https://docusaurus.io/docs/3.8.1/blog#blog-post-date).
 */
export function completeFrontMatter({ file, frontMatter }: Page): Page['frontMatter'] {
  if (!file.startsWith('blog/')) return frontMatter;
  const date = parsePathDay(file);
  return { kind: 'post', ...(date && { date }), ...frontMatter };
}
