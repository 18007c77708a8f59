import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';

import { explainSyntaxError } from './explainSyntaxError.ts';
import { findShortFence, findUnclosed } from './findUnclosed.ts';
import { syntaxError, type Parsed } from './syntaxError.ts';

/** The syntax that Docusaurus compiles pages with, with its plugins in the same order. */
const syntax = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkCjkFriendly)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** The admonitions that Docusaurus renders. */
export const ADMONITIONS =
  'note tip info warning danger caution success important secondary'.split(' ');

/** What Docusaurus rewrites before parsing: ids of headings, and `:::tip Title`. */
export function preprocess(source: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), ADMONITIONS);
}

const FENCE_REMEDY =
  'Write ``` on its own line after the code, or ```` above and below code that shows a fence; until then, the rest of the page is read as code.';
const NESTING_REMEDY =
  'Look for quotes, lists, brackets or tags that are nested hundreds of levels deep.';

/**
 * Parses the body of a page.
 *
 * @param text - the page, preprocessed
 * @returns an empty tree if there are errors
 */
export function parseBody(file: string, text: string): Parsed<Root> {
  const fail = (line: number | undefined, reason: string, remedy: string) => ({
    value: { type: 'root', children: [] } satisfies Root,
    errors: [findShortFence(file, text, line) ?? syntaxError(file, line, reason, remedy)],
  });
  try {
    const tree = syntax.parse(text);
    const open = findUnclosed(tree, text);
    if (open === undefined) return { value: tree, errors: [] };
    return fail(open, 'the code block that begins here is never closed', FENCE_REMEDY);
  } catch (error) {
    if (!(error instanceof VFileMessage))
      return fail(undefined, String(error), NESTING_REMEDY);
    const { line, reason, remedy } = explainSyntaxError(error, text);
    return fail(line, reason, remedy);
  }
}
