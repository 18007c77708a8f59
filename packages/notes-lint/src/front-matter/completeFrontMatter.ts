import type { Page } from 'mdx-source';
import { parsePathDay } from '../dates/parsePathDay.ts';

/**
 * A note's front matter with what its path implies: a file in `blog/` is a post, and Docusaurus takes
 * the date of a post from its path (https://docusaurus.io/docs/3.8.1/blog#blog-post-date).
 */
export function completeFrontMatter({ file, frontMatter }: Page): Page['frontMatter'] {
  if (!file.startsWith('blog/')) return frontMatter;
  const date = parsePathDay(file);
  return { kind: 'post', ...(date && { date }), ...frontMatter };
}
