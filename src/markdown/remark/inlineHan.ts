import type { PhrasingContent, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import type { VFile } from 'vfile';

import { HAN_RUN } from 'mdx-source/client';

const EVERY_HAN_RUN = new RegExp(HAN_RUN, 'gu');

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
    if (file.data.frontMatter?.lang === 'zh-Hans') return;
    findAndReplace(tree, [EVERY_HAN_RUN, toSpan]);
  };
}
