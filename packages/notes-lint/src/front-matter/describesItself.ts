import { createExcerpt } from '@docusaurus/utils';

import type { Page } from 'mdx-source';
import { lengthInWords } from '../text/count.ts';
import { KEYS } from './schema.ts';

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const SENTENCE_END = /(?<=[.!?…]["”’)]*)\s+(?=\S)|(?<=[。！？…]["”’）」』]*)(?=\S)/u;

const MAX_SENTENCES = 2;
const SHORT_POST = 120;

/** The page's text, without its front matter. */
export function bodyOf({ source, lineOffset }: Page): string {
  return source.split('\n').slice(lineOffset).join('\n');
}

/** Whether the first paragraph reads as a description: Docusaurus takes the text's first line for it. */
function opensWithDescription(note: Page): boolean {
  const first = note.tree.children.find(
    (node) =>
      !/^(?:yaml|mdxjsEsm|mdxFlowExpression)$/.test(node.type) &&
      !(node.type === 'heading' && node.depth === 1),
  );
  const { start, end } = first?.position ?? {};
  if (first?.type !== 'paragraph' || start?.line !== end?.line) return false;
  const excerpt = createExcerpt(bodyOf(note))?.trim() ?? '';
  return (
    /[^:：]$/.test(excerpt) &&
    [...excerpt].length <= (KEYS.description.maxLength ?? Infinity) &&
    excerpt.split(SENTENCE_END).length <= MAX_SENTENCES
  );
}

/** Whether the blog's list shows all of a post, because nothing marks where to cut it. */
export function isShownWhole({ file, source }: Page): boolean {
  return file.startsWith('blog/') && !TRUNCATE.test(source);
}

/** Whether a page is short enough for a list to show all of it. */
export function isShort(note: Page): boolean {
  return lengthInWords(bodyOf(note)) < SHORT_POST;
}

/** Whether a page needs no description: its text begins with one, or lists show all of it. */
export function describesItself(note: Page): boolean {
  return (isShownWhole(note) && isShort(note)) || opensWithDescription(note);
}
