import type { Nodes, Parents, Text } from 'mdast';

import type { Note } from '../note/index.ts';
import { type Place, keyLine, lineOf } from './lines.ts';
import { type Standing, nodesIn, sourceOf } from './nodes.ts';

/** Stands for what is no text: code, an image, an expression, a bare address. */
export const NO_TEXT = '\uFFFC';

/** Text that belongs together as it reads, without marks; what is none stands as {@link NO_TEXT}. */
export type Block = Place & {
  readonly kind: 'paragraph' | 'heading' | 'tableCell' | 'front matter';
  readonly node?: Parents;
};

/** One text node as it is written, with its escapes and entities. */
export type Written = Place & {
  /** Whether it begins its paragraph. */
  readonly isFirst: boolean;
  readonly node: Text;
};

const BARE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|www\.)\S+$/i;

/** The text of a leaf block; its line breaks are those of the file. */
function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'footnoteReference') return '';
  if (!('children' in node) || node.children.length === 0) {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
    return NO_TEXT + '\n'.repeat(end.line - start.line);
  }
  const text = node.children.map(readText).join('');
  return node.type === 'link' && BARE_ADDRESS.test(text) ? NO_TEXT : text;
}

/** Reads the leaf blocks of a note, those of its front matter first; code and expressions are none. */
export function readBlocks(note: Note): Block[] {
  const keys = ['title', 'description', 'sidebar_label'].flatMap((key): Block[] => {
    const text = note.frontMatter[key];
    if (typeof text !== 'string') return [];
    return [{ kind: 'front matter', line: keyLine(note, key), text }];
  });
  const leaves = nodesIn(note.tree, 'paragraph', 'heading', 'tableCell').map((node) => ({
    kind: node.type,
    line: lineOf(node),
    text: readText(node),
    node,
  }));
  return [...keys, ...leaves];
}

/**
 * Reads the text of a note as it is written, so that `\*` and `*` differ. Indentation and the marks
 * of quotes are gone at the beginnings of lines.
 *
 * @param parsed - the text that the tree was read of
 * @returns nothing of addresses that are links by themselves
 */
export function readWritten(standings: readonly Standing[], parsed: string): Written[] {
  return standings.flatMap(({ node, index, parent }) => {
    // Of an address that is found in a text, the text on either side has no place.
    if (node.type !== 'text' || !node.position) return [];
    if (parent?.type === 'link' && BARE_ADDRESS.test(node.value)) return [];
    return {
      line: lineOf(node),
      text: sourceOf(parsed, node).replace(/\n[\t >]+/g, '\n'),
      isFirst: index === 0 && parent?.type === 'paragraph',
      node,
    };
  });
}
