import { parseMarkdownContentTitle } from '@docusaurus/utils';

import type { Page } from 'mdx-source';
import { lengthInWords } from './count.ts';

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const SHORT_POST = 120;

/** The page's text, without its front matter. */
export function bodyOf({ source, lineOffset }: Page): string {
  return source.split('\n').slice(lineOffset).join('\n');
}

/** Whether Docusaurus takes the title from the first line of the text. */
export function hasContentTitle(note: Page): boolean {
  return parseMarkdownContentTitle(bodyOf(note)).contentTitle !== undefined;
}

/** Whether the blog's list shows all of a post, because nothing marks where to cut it. */
export function isShownWhole({ file, source }: Page): boolean {
  return file.startsWith('blog/') && !TRUNCATE.test(source);
}

/** Whether a page is short enough for a list to show all of it. */
export function isShort(note: Page): boolean {
  return lengthInWords(bodyOf(note)) < SHORT_POST;
}
