import type { Code, Nodes, Paragraph, Parents, Root, Table } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

import { parseMeta } from 'sample-prover';
import { type Plain, toPlain } from './plain.ts';

/** A piece of a note as the eye meets it, in order. */
export type Block =
  | ({ readonly type: 'prose' | 'item' } & Plain)
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'code'; readonly lines: number };

const SOURCES = /^(?:sources|references|see also|further reading|来源|参见|参考)/i;

/** Elements whose text most readers never open. */
const FOLDS = new Set(['details', 'DeepDive']);

function isElement(node: Nodes): node is Extract<Nodes, { name: string | null }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The title of an admonition, `:::warning[title]`. */
function isLabel({ data }: Paragraph): boolean {
  return data !== undefined && 'directiveLabel' in data;
}

function countLines({ value }: Code): number {
  return value === '' ? 0 : value.split('\n').length;
}

function isShown({ lang, meta }: Code): boolean {
  const { harness, unknown } = parseMeta(meta);
  return lang !== 'mermaid' && !harness && !unknown.includes('hidden');
}

/**
 * Cuts a note into what is read: paragraphs, list items, tables and code, without headings,
 * diagrams, the list of sources, and what is folded away.
 */
export function cutBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  let isSkipped = false;
  const walk = (node: Nodes, parent: Parents | undefined, place: number): void => {
    if (node.type === 'heading') isSkipped = SOURCES.test(toString(node));
    else if (isSkipped || (isElement(node) && FOLDS.has(node.name ?? ''))) return;
    else if (node.type === 'paragraph' && isLabel(node)) return;
    else if (node.type === 'paragraph') {
      const type = parent?.type === 'listItem' && place === 0 ? 'item' : 'prose';
      blocks.push({ type, ...toPlain(node) });
    } else if (node.type === 'table') blocks.push({ type: 'table', table: node });
    else if (node.type === 'code') {
      if (isShown(node)) blocks.push({ type: 'code', lines: countLines(node) });
    } else if ('children' in node) {
      const own = node as Parents;
      own.children.forEach((child, index) => walk(child, own, index));
    }
  };
  walk(tree, undefined, 0);
  return blocks.filter((block) => !('text' in block) || block.text !== '');
}
