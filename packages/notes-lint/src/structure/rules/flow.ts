import type { List, Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { sourceOf } from '../nodes.ts';
import { type Check, type Problem, each } from '../rule.ts';
import { quote } from './phrases.ts';

/** The marker of a list: `.` or `)` after a number, or the bullet. */
function signOf(list: List, source: string): string {
  return /^(?:\d+)?(\D)/.exec(sourceOf(source, list))?.[1] ?? '';
}

/** What's wrong with a list that follows these nodes. */
function checkList(
  list: List,
  before: readonly Nodes[],
  source: string,
): Problem | undefined {
  const above = before.at(-1);
  if (above?.type === 'list' && above.ordered === list.ordered) {
    const [old, sign] = [signOf(above, source), signOf(list, source)];
    if (old !== sign)
      return [
        `The list above ends here, because its items start with "${old}" and this one with "${sign}".`,
        `Use "${old}", or put a sentence between the two lists.`,
      ];
  }
  const start = list.start ?? 1;
  if (!list.ordered || start < 2) return undefined;
  const cut = before.findLastIndex(({ type }) =>
    /^(?:heading|thematicBreak)$/.test(type),
  );
  const goesOn = before.slice(cut + 1).some((node) => {
    if (node.type !== 'list' || !node.ordered) return false;
    return (node.start ?? 1) + node.children.length === start;
  });
  if (goesOn) return undefined;
  return [
    `The list starts with ${start}, but no list above it ends with ${start - 1}.`,
    'Number it from 1.',
  ];
}

/**
 * A bold line above a text: it looks like a heading but isn't in the document outline.
 */
function isBoldHeading(node: RootContent, next: RootContent | undefined): boolean {
  if (node.type !== 'paragraph' || !next || next.type === 'heading') return false;
  const text = toString(node).trim();
  return (
    node.children.length === 1 &&
    node.children[0]?.type === 'strong' &&
    text.length <= 60 &&
    !/[.:!?…。：！？]$/u.test(text)
  );
}

/** Lists aren't split, numbering begins at 1, and headings are real headings. */
export const checkFlow: Check = ({ note, standings, parsed }) => {
  const { children } = note.tree;
  const bold = children.filter((node, index) => isBoldHeading(node, children[index + 1]));
  return [
    ...standings.flatMap(({ node, index, parent }) => {
      if (node.type !== 'list' || !parent) return [];
      return each([node], () => checkList(node, parent.children.slice(0, index), parsed));
    }),
    ...each(bold, (node) => [
      `"${quote(toString(node))}" is bold, not a heading; no outline and no link reaches it.`,
      'Write ### before it without the asterisks, or begin a sentence with it.',
    ]),
  ];
};
