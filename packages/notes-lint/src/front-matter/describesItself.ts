import { createExcerpt } from '@docusaurus/utils';

import type { Page } from 'mdx-source';
import { bodyOf, isShort, isShownWhole } from '../text/body.ts';
import { KEYS } from './schema.ts';

const SENTENCE_END = /(?<=[.!?…]["”’)]*)\s+(?=\S)|(?<=[。！？…]["”’）」』]*)(?=\S)/u;

const MAX_SENTENCES = 2;

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

/** Whether a page needs no description: its text begins with one, or lists show all of it. */
export function describesItself(note: Page): boolean {
  return (isShownWhole(note) && isShort(note)) || opensWithDescription(note);
}
