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
 * Remark plugin: wraps Chinese text in an English note in an element with `lang`, so that fonts and
 * speech synthesis match. Code is skipped; a Chinese note has its language set as a whole.
 */
export default function inlineHan() {
  return (tree: Root, file: VFile): void => {
    const front = file.data['frontMatter'] as { lang?: unknown } | undefined;
    if (front?.lang === 'zh-Hans') return;
    visit(tree, 'text', (text, index, parent) => {
      const pieces = text.value.split(HAN_RUN);
      if (!parent || index === undefined || pieces.length === 1) return undefined;
      const parts = pieces.flatMap((value, i): PhrasingContent[] => {
        if (value === '') return [];
        return [i % 2 === 1 ? toSpan(value) : { type: 'text', value }];
      });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
