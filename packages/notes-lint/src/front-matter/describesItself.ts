import { createExcerpt } from '@docusaurus/utils';

import { countHan, countWords, type Page } from 'mdx-source';

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const SENTENCE_END = /(?<=[.!?…]["”’)]*)\s+(?=\S)|(?<=[。！？…]["”’）」』]*)(?=\S)/u;

const MAX_DESCRIPTION = 160;
const MAX_SENTENCES = 2;
const SHORT_POST = 120;

/** Whether the first paragraph reads as a description: Docusaurus takes the text's first line for it. */
function opensWithDescription({ tree }: Page, text: string): boolean {
  const first = tree.children.find(
    (node) =>
      !/^(?:yaml|mdxjsEsm|mdxFlowExpression)$/.test(node.type) &&
      !(node.type === 'heading' && node.depth === 1),
  );
  const { start, end } = first?.position ?? {};
  if (first?.type !== 'paragraph' || start?.line !== end?.line) return false;
  const excerpt = createExcerpt(text)?.trim() ?? '';
  return (
    /[^:：]$/.test(excerpt) &&
    [...excerpt].length <= MAX_DESCRIPTION &&
    excerpt.split(SENTENCE_END).length <= MAX_SENTENCES
  );
}

/** Whether a page needs no description: its text begins with one, or lists show all of it. */
export function describesItself(note: Page): boolean {
  const text = note.source.split('\n').slice(note.lineOffset).join('\n');
  const isShownWhole = note.file.startsWith('blog/') && !TRUNCATE.test(text);
  return (
    (isShownWhole && countHan(text) + countWords(text) < SHORT_POST) ||
    opensWithDescription(note, text)
  );
}
