import { nodesIn } from '../nodes.ts';
import { type Check, each } from '../rule.ts';

/** A call with arguments, a block, a statement, an assignment or an operator. */
const CODE = [
  /[\w>!]\([^)\s]/,
  /\{[^}]*[;:=.()]/,
  /;/,
  /\s(?:=>|:?=|[-+*/%]=|&&|\|\||->)\s/,
];

/**
 * Looks like code but isn't: a path, an HTML entity, a signature with letters for
 * parameters.
 */
const PLAIN = /^(?:\/\S*|&\w+;|\.?[\w$]+\([a-z](?:, [a-z])*\))$/;

/**
 * Whether a span is code that could fail to compile, rather than a name, command or
 * message.
 */
function isCode(span: string): boolean {
  const bare = span.replace(/"[^"]*"|'[^']*'/g, '""');
  return !PLAIN.test(span) && CODE.some((pattern) => pattern.test(bare));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * Code in a table cell must be compiled too: an expression has to appear, spaces aside,
 * in one of the note's checked fences. Names, commands, flags, values, URLs and messages
 * are exempt.
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
