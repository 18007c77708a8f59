import type { Code, List, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { lineOf, sourceOf, standingsOf } from '../nodes.ts';
import { type Check, type Finding, findingAt } from '../rule.ts';
import { quote } from './phrases.ts';

function checkNumbers(list: List, source: string): Finding[] {
  if (!list.ordered) return [];
  const numbers = list.children.map((item) => ({
    item,
    number: Number(/^\d+/.exec(sourceOf(source, item))?.[0] ?? NaN),
  }));
  const first = numbers[0]?.number ?? 1;
  const isSame = numbers.every(({ number }) => number === first);
  const wrong = numbers.find(({ number }, index) => number !== first + index);
  if (isSame || !wrong) return [];
  const shown = first + numbers.indexOf(wrong);
  return [
    findingAt(
      wrong.item,
      `The item is numbered ${wrong.number}, and the page shows ${shown}.`,
      `Number it ${shown}, or divide the list.`,
    ),
  ];
}

function checkItems(list: List): Finding[] {
  return list.children
    .filter(({ children }) => children.length === 0)
    .map((item) =>
      findingAt(item, 'The item of the list is empty.', 'Write it, or delete its line.'),
    );
}

const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'success',
  'important',
  'secondary',
];

function checkDirective(node: Nodes, source: string): Finding[] {
  if (node.type === 'leafDirective') {
    return [
      findingAt(
        node,
        `"::${node.name}" is no component of this site and is shown as text.`,
        'Write it as text, or as :::note … :::.',
      ),
    ];
  }
  if (node.type !== 'containerDirective') return [];
  if (!ADMONITIONS.includes(node.name)) {
    return [
      findingAt(
        node,
        `":::${node.name}" is no admonition.`,
        `Write one of ${ADMONITIONS.slice(0, 5).join(', ')}.`,
      ),
    ];
  }
  const isOpen = !/\n[\t >]*:{3,}\s*$/.test(sourceOf(source, node));
  if (isOpen)
    return [
      findingAt(
        node,
        `Nothing closes the admonition :::${node.name}; all that follows is part of it.`,
        'Write ::: on a line of its own below its text.',
      ),
    ];
  return node.children.length > 0
    ? []
    : [findingAt(node, 'The admonition is empty.', 'Write its text, or take it out.')];
}

/** Languages whose code holds fences of its own. */
const SHOWS_FENCES = ['md', 'mdx', 'markdown', 'text', 'diff'];

function checkFence(node: Code, source: string): Finding[] {
  const inner = /^[ \t>]*(?:```|~~~)[a-z]+/m.exec(node.value);
  if (inner && !SHOWS_FENCES.includes(node.lang ?? '')) {
    const line = lineOf(node) + node.value.slice(0, inner.index).split('\n').length;
    return [
      findingAt(
        node,
        `Nothing closes the code block before the next one begins on line ${line}.`,
        'Write ``` on a line of its own below the code.',
      ),
    ];
  }
  const [first = '', ...rest] = sourceOf(source, node).split('\n');
  const fence = /^[\t >]*(`{3,}|~{3,})/.exec(first)?.[1] ?? '```';
  const last = (rest.at(-1) ?? '').replace(/^[\t >]+/, '').trimEnd();
  if (!last.startsWith(fence)) {
    return [
      findingAt(
        node,
        'Nothing closes the code block; all that follows is part of it.',
        `Write ${fence} on a line of its own below the code.`,
      ),
    ];
  }
  return node.value.trim() === ''
    ? [findingAt(node, 'The code block is empty.', 'Write its code, or take it out.')]
    : [];
}

function wordAround(source: string, node: Parents): boolean {
  const { start, end } = node.position ?? {};
  const before = source[(start?.offset ?? 0) - 1] ?? ' ';
  const after = source[end?.offset ?? source.length] ?? ' ';
  return /[\w]/.test(before) && /[\w]/.test(after);
}

function checkInline(node: Nodes, source: string): Finding[] {
  if (node.type === 'delete' && !sourceOf(source, node).startsWith('~~')) {
    return [
      findingAt(
        node,
        `"${quote(sourceOf(source, node))}" is struck out, since it stands between two tildes.`,
        'Write "about" or "to" for a tilde between numbers, or \\~; strike out with ~~.',
      ),
    ];
  }
  if (node.type === 'emphasis' && wordAround(source, node)) {
    return [
      findingAt(
        node,
        `"${quote(sourceOf(source, node))}" is in italics, since it stands between two asterisks.`,
        'Put a calculation or a name between backticks, or write \\*.',
      ),
    ];
  }
  if (node.type === 'break' && !sourceOf(source, node).startsWith('\\')) {
    return [
      findingAt(
        node,
        'Two spaces at the end of the line break it, which nobody sees in the source.',
        'Delete the spaces, begin a new paragraph, or end the line with a backslash.',
      ),
    ];
  }
  return [];
}

/** Lists, code, admonitions and emphasis are on the page what they seem to be in the source. */
export const checkRendering: Check = ({ note, parsed: source }) => {
  const found: Finding[] = [];
  standingsOf(note.tree).forEach(({ node, parent }) => {
    if (node.type === 'list')
      found.push(...checkNumbers(node, source), ...checkItems(node));
    if (node.type === 'code') found.push(...checkFence(node, source));
    if (
      node.type === 'paragraph' &&
      parent?.type === 'root' &&
      (node.position?.start.column ?? 1) >= 5
    ) {
      found.push(
        findingAt(
          node,
          `"${quote(toString(node))}" is indented as code and is a paragraph; notes have no indented code.`,
          'Write code between two lines of ```, and text without spaces before it.',
        ),
      );
    }
    found.push(...checkDirective(node, source), ...checkInline(node, source));
  });
  return found;
};
