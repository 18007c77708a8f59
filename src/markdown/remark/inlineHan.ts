import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from 'unist-util-visit';

import { HAN_RUN } from 'mdx-source';

function toSpan(value: string): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'zh-Hans' }],
    children: [{ type: 'text', value }],
  };
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
      const pieces = text.value.split(HAN_RUN);
      if (!parent || index === undefined || pieces.length === 1) return undefined;
      const parts = pieces.flatMap((value, place): PhrasingContent[] => {
        if (value === '') return [];
        return [place % 2 === 1 ? toSpan(value) : { type: 'text', value }];
      });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
