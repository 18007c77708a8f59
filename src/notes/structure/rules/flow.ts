import type { List, Nodes, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import { lineOf, sourceOf } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { quote } from './phrases.ts';

/** The sign of an item: `.` or `)` after a number, or the bullet. */
function signOf(list: List, source: string): string {
  return /^(?:\d+)?(\D)/.exec(sourceOf(source, list))?.[1] ?? '';
}

function lastNumber(list: List): number {
  return (list.start ?? 1) + list.children.length - 1;
}

function isBetweenSteps(node: RootContent): boolean {
  return node.type !== 'heading' && node.type !== 'thematicBreak';
}

function checkList(
  list: List,
  before: readonly RootContent[],
  source: string,
): Finding[] {
  const above = before.at(-1);
  if (above?.type === 'list' && above.ordered === list.ordered) {
    const [old, sign] = [signOf(above, source), signOf(list, source)];
    if (old !== sign)
      return [
        {
          line: lineOf(list),
          message: `The list above ends here, since its items are written with "${old}" and this one with "${sign}".`,
          remedy: `Write "${old}", or put a sentence between two lists.`,
        },
      ];
  }
  const start = list.start ?? 1;
  if (!list.ordered || start < 2) return [];
  const cut = before.findLastIndex((node) => !isBetweenSteps(node));
  const goesOn = before
    .slice(cut + 1)
    .some(
      (node) => node.type === 'list' && node.ordered && lastNumber(node) === start - 1,
    );
  return goesOn
    ? []
    : [
        {
          line: lineOf(list),
          message: `The list begins with ${start}, and none above it ends with ${start - 1}.`,
          remedy: 'Number it from 1.',
        },
      ];
}

/** A line in bold with a text below it, that looks like a heading and is in no outline. */
function isBoldHeading(node: Paragraph, next: Nodes | undefined): boolean {
  const [only, ...others] = node.children;
  const text = toString(node).trim();
  return (
    only?.type === 'strong' &&
    others.length === 0 &&
    next !== undefined &&
    next.type !== 'heading' &&
    text.length <= 60 &&
    !/[.:!?…。：！？]$/u.test(text)
  );
}

/** Items stand in one list, lists begin with 1, and headings are written as such. */
export const checkFlow: Check = ({ note, parsed }) => {
  const found: Finding[] = [];
  visit(note.tree, (node) => {
    if (!('children' in node) || ['paragraph', 'heading', 'table'].includes(node.type))
      return SKIP;
    const children = node.children as RootContent[];
    children.forEach((child, index) => {
      if (child.type === 'list')
        found.push(...checkList(child, children.slice(0, index), parsed));
      if (
        node.type === 'root' &&
        child.type === 'paragraph' &&
        isBoldHeading(child, children[index + 1])
      )
        found.push({
          line: lineOf(child),
          message: `"${quote(toString(child))}" is bold, not a heading; no outline and no link reaches it.`,
          remedy:
            'Write ### before it without the asterisks, or begin a sentence with it.',
        });
    });
    return undefined;
  });
  return found;
};
