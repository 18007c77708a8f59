import type { PhrasingContent, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from 'unist-util-visit';

/** Chinese characters with the marks between them. */
const RUN = /[\p{Script=Han}「」『』《》][\p{Script=Han}「」『』《》，。、；：？！·]*/gu;

function toSpan(value: string): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'zh-Hans' }],
    children: [{ type: 'text', value }],
  };
}

function split({ value }: Text): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of value.matchAll(RUN)) {
    if (match.index > end)
      parts.push({ type: 'text', value: value.slice(end, match.index) });
    parts.push(toSpan(match[0]));
    end = match.index + match[0].length;
  }
  if (end < value.length) parts.push({ type: 'text', value: value.slice(end) });
  return parts;
}

/**
 * Says of Chinese words in an English note that they are Chinese, so that fonts and voices follow.
 * Code is left alone; a Chinese note carries its language as a whole.
 */
export default function inlineHan() {
  return (tree: Root, file: VFile): void => {
    const front = file.data['frontMatter'] as { lang?: unknown } | undefined;
    if (front?.lang === 'zh-Hans') return;
    visit(tree, 'text', (text, index, parent) => {
      if (!parent || index === undefined || text.value.search(RUN) === -1)
        return undefined;
      const parts = split(text);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
