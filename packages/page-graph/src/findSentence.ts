import type { Link, LinkReference, Node, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** The sentence that contains a link, split at the link. */
export type Sentence = {
  readonly before: string;
  readonly text: string;
  readonly after: string;
};

/** Maximum number of characters on either side of a link. */
const MAX_CONTEXT = 120;

/** Offsets in the text of a block. */
type Span = { readonly start: number; readonly end: number };

function findSegment(text: string, link: Span, lang: string): Span {
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  const first = segments.containing(link.start);
  const last = segments.containing(Math.max(link.start, link.end - 1));
  const end = last ? last.index + last.segment.length : text.length;
  return { start: first?.index ?? 0, end };
}

/** Shortens a text at its start or end, between two words. */
function shorten(text: string, side: 'start' | 'end'): string {
  if (text.length <= MAX_CONTEXT) return text;
  const kept = side === 'start' ? text.slice(-MAX_CONTEXT) : text.slice(0, MAX_CONTEXT);
  const space = side === 'start' ? kept.indexOf(' ') + 1 : kept.lastIndexOf(' ');
  const isLatin = space > 0 && space < MAX_CONTEXT;
  if (side === 'start') return `…${isLatin ? kept.slice(space) : kept}`;
  return `${isLatin ? kept.slice(0, space) : kept}…`;
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** The text of a block and the position of one of its links. */
function locate(
  block: Nodes,
  link: Node,
): { readonly text: string; readonly span: Span } {
  let text = '';
  let span: Span = { start: 0, end: 0 };
  const write = (node: Nodes) => {
    if (node === link) {
      const start = text.length;
      text += collapseSpaces(toString(node));
      span = { start, end: text.length };
    } else if ('children' in node && node.type !== 'heading')
      node.children.forEach(write);
    else if (node.type === 'break') text += ' ';
    else if ('value' in node && !node.type.startsWith('mdx'))
      text += collapseSpaces(node.value);
  };
  write(block);
  return { text, span };
}

/** For a table cell that contains only a link: the text of the row's other cells. */
function readRow(row: Parents, cell: Node): string {
  const others = row.children
    .filter((sibling) => sibling !== cell)
    .map((sibling) => collapseSpaces(toString(sibling)));
  return `: ${others.filter(Boolean).join('; ')}`;
}

/**
 * Finds the sentence around a link.
 *
 * @returns undefined for a link that isn't in a text, such as one in a heading
 */
export function findSentence(
  ancestors: readonly Parents[],
  link: Link | LinkReference,
  lang: string,
): Sentence | undefined {
  const blocks = ['paragraph', 'tableCell', 'heading'];
  const block = ancestors.findLast(({ type }) => blocks.includes(type));
  if (!block || block.type === 'heading') return undefined;
  const { text, span } = locate(block, link);
  const whole = findSegment(text, span, lang);
  const [before, linkText, after] = [
    text.slice(whole.start, span.start).trimStart(),
    text.slice(span.start, span.end),
    text.slice(span.end, whole.end).trimEnd(),
  ];
  const row = ancestors.findLast(({ type }) => type === 'tableRow');
  const isAlone = row && before === '' && after === '';
  return {
    before: shorten(before, 'start'),
    text: linkText,
    after: shorten(isAlone ? readRow(row, block) : after, 'end'),
  };
}
