import { visit } from 'unist-util-visit';

import type { Check } from '../rule.ts';
import { lineOf } from '../nodes.ts';
import { type NoteView, cellsOf } from '../view.ts';

/** A call that is given something, a block, a statement, an assignment or an operator. */
const CODE = [
  /[\w>!]\([^)\s]/,
  /\{[^}]*[;:=.()]/,
  /;/,
  /\s(?:=>|:?=|[-+*/%]=|&&|\|\||->)\s/,
];

/** What only looks like it: an address, an entity of HTML, a name with letters for what it takes. */
const PLAIN = /^(?:\/\S*|&\w+;|\.?[\w$]+\([a-z](?:, [a-z])*\))$/;

/** Whether a span is code that a compiler could refuse, not a name, a command or a message. */
function isCode(span: string): boolean {
  const bare = span.replace(/"[^"]*"|'[^']*'/g, '""');
  return !PLAIN.test(span) && CODE.some((pattern) => pattern.test(bare));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

function checkedCode({ fences }: NoteView): string {
  return fences
    .filter(({ isUnchecked }) => !isUnchecked)
    .map(({ node }) => withoutSpaces(node.value))
    .join('\n');
}

/**
 * Code in a table is compiled too, or is not code: an expression in a cell stands, spaces aside, in
 * a checked fence of the note. Names, commands, flags, values, addresses and messages are free.
 */
export const checkCellCode: Check = (view) => {
  const checked = checkedCode(view);
  const unknown: { line: number; span: string }[] = [];
  for (const cell of view.tables.flatMap(cellsOf)) {
    visit(cell, 'inlineCode', (node) => {
      if (!isCode(node.value) || checked.includes(withoutSpaces(node.value))) return;
      unknown.push({ line: lineOf(node), span: node.value });
    });
  }
  return unknown.map(({ line, span }) => ({
    line,
    message: `\`${span}\` stands in a table and in no checked fence of the note, so nothing has compiled it.`,
    remedy: 'Use it, written alike, in a fence of the note, or write the name alone.',
  }));
};
