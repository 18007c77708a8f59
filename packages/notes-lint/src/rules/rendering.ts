import type { List, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { ADMONITIONS } from 'mdx-source';
import { closestMatch, didYouMean } from 'mdx-source/problems';

import { type Check, type Finding, type Message, checkEach } from './engine/findings.ts';
import { sourceOf } from '../view/nodes.ts';
import { quote } from '../view/quote.ts';

/** The first list item whose number in the source isn't the one on the page. */
function checkNumbers({ children, ordered }: List, source: string): Finding[] {
  const numbers = children.map((item) =>
    Number(/^\d+/.exec(sourceOf(source, item))?.[0] ?? NaN),
  );
  const first = numbers[0] ?? 1;
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  const isSame = numbers.every((number) => number === first);
  if (!ordered || isSame || wrong === -1) return [];
  return checkEach(children.slice(wrong, wrong + 1), () => [
    `The item is numbered ${numbers[wrong]}, but the page shows ${first + wrong}.`,
    `Number it ${first + wrong}, or split the list.`,
  ]);
}

function checkAdmonition(node: ContainerDirective, source: string): Message | undefined {
  if (!ADMONITIONS.includes(node.name))
    return [
      `":::${node.name}" isn't an admonition.`,
      `${didYouMean(closestMatch(node.name, ADMONITIONS))}Write one of ${ADMONITIONS.join(', ')}.`,
    ];
  if (/\n[\t >]*:{3,}\s*$/.test(sourceOf(source, node))) return undefined;
  return [
    `The admonition :::${node.name} is never closed, so the rest of the page is part of it.`,
    'Write ::: on its own line below the text.',
  ];
}

function isWithinWord({ position }: Nodes, source: string): boolean {
  const before = source[(position?.start.offset ?? 0) - 1] ?? ' ';
  const after = source[position?.end.offset ?? source.length] ?? ' ';
  return /\w/.test(before) && /\w/.test(after);
}

/** Lists, code, admonitions and emphasis render as the source suggests. */
export const checkRendering: Check = ({ note, all, indented }) => {
  const { parsed } = note;
  const written = (node: Nodes) => sourceOf(parsed, node);
  return [
    ...all('list').flatMap((list) => checkNumbers(list, parsed)),
    ...checkEach(indented, (node) => [
      `"${quote(toString(node))}" is indented as code and is a paragraph; notes have no indented code.`,
      'Write code between two lines of ```, and text without spaces before it.',
    ]),
    ...checkEach(all('leafDirective'), ({ name }) => [
      `"::${name}" isn't a component of this site, so the page leaves it out.`,
      'Write it as text, or as :::note … :::.',
    ]),
    ...checkEach(all('containerDirective'), (node) => checkAdmonition(node, parsed)),
    ...checkEach(all('delete'), (node) => {
      if (written(node).startsWith('~~')) return undefined;
      return [
        `"${quote(written(node))}" is struck out, because it is between two tildes.`,
        'Write "about" or "to" for a tilde between numbers, or \\~; strike out with ~~.',
      ];
    }),
    ...checkEach(all('emphasis'), (node) => {
      if (!isWithinWord(node, parsed)) return undefined;
      return [
        `"${quote(written(node))}" is in italics, because it is between two asterisks.`,
        'Put a calculation or a name between backticks, or write \\*.',
      ];
    }),
  ];
};
