import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { nodesOf } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { lineOf } from '../view.ts';
import { quote } from './phrases.ts';

const LEAST = 12;

/** Rows of a table and items of a list that say the same as one before. */
export const checkRepeated: Check = ({ note, parsed: source }) => {
  const found: Finding[] = [];
  const compare = (nodes: readonly Nodes[], what: string) => {
    const seen = new Map<string, number>();
    for (const node of nodes) {
      const { start, end } = node.position ?? {};
      const text = source
        .slice(start?.offset ?? 0, end?.offset ?? 0)
        .replace(/^[\d.)\s*+-]+|\s+/g, ' ')
        .trim();
      const before = seen.get(text);
      if (before === undefined) seen.set(text, lineOf(node));
      else if (text.length >= LEAST) {
        found.push({
          line: lineOf(node),
          message: `The ${what} "${quote(toString(node))}" is the same as that of line ${before}.`,
          remedy: 'Delete one of them, or write what differs.',
        });
      }
    }
  };
  nodesOf(note.tree).forEach((node) => {
    if (node.type === 'table') compare(node.children, 'row');
    if (node.type === 'list') compare(node.children, 'item');
  });
  return found;
};
