import type { Nodes, Parents, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import type { Note } from '../note/index.ts';
import { standingsOf } from './nodes.ts';

/** Stands for what is no text: code, an image, an expression, a bare address. */
export const NO_TEXT = '\uFFFC';

/** Text that belongs together, as it reads. */
export type Block = {
  readonly kind: 'paragraph' | 'heading' | 'tableCell' | 'front matter';
  readonly line: number;
  /** Marks are gone; what is no text stands as {@link NO_TEXT}. */
  readonly text: string;
  readonly node?: Parents;
};

/** One text node as it is written, with its escapes and entities. */
export type Written = {
  readonly line: number;
  /** Indentation and the marks of quotes are gone at the beginnings of lines. */
  readonly raw: string;
  /** Whether it begins its paragraph. */
  readonly isFirst: boolean;
  readonly node: Text;
};

const LEAVES = ['paragraph', 'heading', 'tableCell'] as const;
const BARE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|www\.)\S+$/i;

function linesWithin(node: Nodes): string {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  return '\n'.repeat(end.line - start.line);
}

/** The text of a leaf block; its line breaks are those of the file. */
function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'footnoteReference') return '';
  const isEmpty = 'children' in node && node.children.length === 0;
  if (!('children' in node) || isEmpty) return NO_TEXT + linesWithin(node);
  const text = node.children.map(readText).join('');
  return node.type === 'link' && BARE_ADDRESS.test(text) ? NO_TEXT : text;
}

function isLeaf(node: Nodes): node is Extract<Nodes, { type: Block['kind'] }> {
  return LEAVES.some((type) => type === node.type);
}

const KEYS = ['title', 'description', 'sidebar_label'] as const;

function readFrontMatter({ frontMatter, source, lineOffset }: Note): Block[] {
  const lines = source.split('\n', lineOffset);
  return KEYS.flatMap((key) => {
    const text = frontMatter[key];
    if (typeof text !== 'string') return [];
    const line = lines.findIndex((one) => one.startsWith(`${key}:`)) + 1;
    return { kind: 'front matter', line: Math.max(1, line), text } as const;
  });
}

/** Reads the leaf blocks of a note, those of its front matter first; code and expressions are none. */
export function readBlocks(note: Note): Block[] {
  const blocks: Block[] = readFrontMatter(note);
  visit(note.tree, (node) => {
    if (!isLeaf(node)) return undefined;
    const line = node.position?.start.line ?? 1;
    blocks.push({ kind: node.type, line, text: readText(node), node });
    return SKIP;
  });
  return blocks;
}

function withoutIndents(raw: string): string {
  return raw.replace(/\n[\t >]+/g, '\n');
}

/**
 * Reads the text of a note as it is written, so that `\*` and `*` differ.
 *
 * @param parsed - the text that the tree was read of
 * @returns nothing of addresses that are links by themselves
 */
export function readWritten({ tree }: Note, parsed: string): Written[] {
  const written: Written[] = [];
  for (const { node, index, parent } of standingsOf(tree)) {
    if (node.type !== 'text') continue;
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    if (parent?.type === 'link' && BARE_ADDRESS.test(node.value)) continue;
    written.push({
      line: start.line,
      raw: withoutIndents(parsed.slice(start.offset, end.offset)),
      isFirst: index === 0 && parent?.type === 'paragraph',
      node,
    });
  }
  return written;
}

/** Line of the file that a place in a text stands on. */
export function lineIn({ line, text }: { line: number; text: string }, index: number) {
  let found = line;
  for (
    let at = text.indexOf('\n');
    at !== -1 && at < index;
    at = text.indexOf('\n', at + 1)
  )
    found += 1;
  return found;
}
