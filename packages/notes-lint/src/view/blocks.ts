import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { Page } from 'mdx-source';
import { keyLine } from '../front-matter/keyLine.ts';
import { type TextPart, lineOf } from './lineNumbers.ts';
import { type NodeWithParent, nodesIn, sourceOf } from './nodes.ts';

/**
 * Placeholder for anything that isn't text: code, an image, an expression, a bare URL.
 */
export const NO_TEXT = '\uFFFC';

/**
 * A leaf block's text as it reads, without markup; {@link NO_TEXT} replaces what isn't
 * text.
 */
export type Block = TextPart & {
  readonly kind: 'paragraph' | 'heading' | 'tableCell' | 'front matter';
};

const ONLY_URL = /^(?:[a-z][a-z\d+.-]*:|www\.)\S+$/i;

/** Whether a node reads as a placeholder, not as text. */
function isReplaced(node: Nodes): boolean {
  if (!('children' in node) || node.children.length === 0) return true;
  return node.type === 'link' && ONLY_URL.test(toString(node));
}

/** The text of a leaf block, with the line breaks of the file. */
function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'footnoteReference') return '';
  if ('children' in node && !isReplaced(node)) {
    return node.children.map(readText).join('');
  }
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  return NO_TEXT + '\n'.repeat(end.line - start.line);
}

/**
 * Reads a note's leaf blocks, starting with the front matter. Code and expressions are
 * skipped.
 *
 * @param tree - the part of the note that's meant as text
 */
export function readBlocks(note: Page, tree = note.tree): Block[] {
  const keys = ['title', 'description', 'sidebar_label', 'changed'].flatMap(
    (key): Block[] => {
      const text = note.frontMatter[key];
      if (typeof text !== 'string') return [];
      return [{ kind: 'front matter', line: keyLine(note, key), text }];
    },
  );
  const leaves = nodesIn(tree, 'paragraph', 'heading', 'tableCell').map((node) => {
    return { kind: node.type, line: lineOf(node), text: readText(node) };
  });
  return [...keys, ...leaves];
}

/**
 * Reads a note's text as written in the source, so that `\*` and `*` differ. Indentation and
 * blockquote markers are removed, and {@link NO_TEXT} replaces what precedes a text node in
 * its paragraph.
 *
 * @param parsed - the source that the tree was parsed from
 * @returns the text nodes, without autolinked URLs
 */
export function readRawText(
  nodes: readonly NodeWithParent[],
  parsed: string,
): TextPart[] {
  return nodes.flatMap(({ node, index, parent }) => {
    // When a bare URL within a text is autolinked, the text on either side has no
    // position.
    if (node.type !== 'text' || !node.position) return [];
    if (parent?.type === 'link' && ONLY_URL.test(node.value)) return [];
    const isFirst = index === 0 && parent?.type === 'paragraph';
    const text = sourceOf(parsed, node).replace(/\n[\t >]+/g, '\n');
    return { line: lineOf(node), text: isFirst ? text : NO_TEXT + text };
  });
}
