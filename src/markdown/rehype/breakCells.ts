import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import stringWidth from 'string-width';
import { visit } from 'unist-util-visit';

const BREAK: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** As written JSX, because the theme takes code with elements in it for a block. */
function plainCode(children: ElementContent[]): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children,
    data: { _mdxExplicitJsx: true },
  };
}

/** Cells up to this many columns wide, of which a Han character takes two, need no more room than their words. */
const MAX_BRIEF_WIDTH = 12;

/**
 * Rehype plugin: marks cells with few words, whose columns may be narrow, and the places where code in a
 * cell may break, which are after spaces. On a phone, src/components/Table forbids other breaks: CSS alone
 * can't spare the hyphens of `--only-changed`.
 */
export default function breakCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (!/^t[dh]$/.test(cell.tagName)) return;
      if (stringWidth(toString(cell)) <= MAX_BRIEF_WIDTH)
        cell.properties.className = ['brief'];
      visit(cell, 'element', ({ tagName, children: [text] }, index, parent) => {
        if (tagName !== 'code' || text?.type !== 'text' || !text.value.includes(' '))
          return;
        const words = text.value.split(/(?<= )/);
        const parts = words.flatMap((value) => [BREAK, { type: 'text', value } as const]);
        parent?.children.splice(index ?? 0, 1, plainCode(parts.slice(1)));
      });
    });
  };
}
