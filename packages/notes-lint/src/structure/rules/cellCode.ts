import { nodesIn } from '../nodes.ts';
import { type Check, each } from '../rule.ts';

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

/**
 * Code in a table is compiled too, or is not code: an expression in a cell stands, spaces aside, in
 * a checked fence of the note. Names, commands, flags, values, addresses and messages are free.
 */
export const checkCellCode: Check = ({ fences, tables }) => {
  const checked = fences
    .filter(({ nocheck }) => nocheck === undefined)
    .map(({ node }) => withoutSpaces(node.value))
    .join('\n');
  const spans = tables.flatMap((table) => nodesIn(table, 'inlineCode'));
  return each(spans, ({ value }) => {
    if (!isCode(value) || checked.includes(withoutSpaces(value))) return undefined;
    return [
      `\`${value}\` is only in a table, not in a checked code block, so nothing compiles it.`,
      'Use the same code in a code block of the note, or write only the name.',
    ];
  });
};
