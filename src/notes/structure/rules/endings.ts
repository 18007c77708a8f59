import type { ListItem, Nodes, Paragraph, Parents } from 'mdast';
import { countHan, countWords } from '../../text/index.ts';
import { standingsOf } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { type Block, lineIn } from '../blocks.ts';
import { quote } from './phrases.ts';

/** Below these a paragraph or item may be a phrase. */
const WORDS = 8;
const HAN = 15;

const ENDS_BARE = /[\p{L}\p{N},，、;；]$/u;

/** What a paragraph right above may introduce, or be the caption of. */
const INTRODUCED = ['list', 'code', 'table', 'blockquote', 'mdxFlowExpression', 'math'];

function isBare(text: string): boolean {
  if (!ENDS_BARE.test(text)) return false;
  const han = countHan(text);
  return han === 0 ? countWords(text) >= WORDS : han >= HAN;
}

/** Items of a list end alike: one without a mark among those with one is cut short. */
function isOddItem(item: ListItem, texts: ReadonlyMap<Nodes, string>, list: Parents) {
  const ends = list.children.flatMap((other) => {
    const last = 'children' in other ? other.children.at(-1) : undefined;
    const text = other === item || !last ? undefined : texts.get(last);
    return text === undefined ? [] : [/[.!?。！？…]\)?$/u.test(text)];
  });
  return ends.length > 0 && ends.every(Boolean);
}

/** A paragraph ends with a mark; what ends in a word is cut short. */
export const checkEndings: Check = ({ note, blocks }) => {
  const byNode = new Map<Nodes, Block>();
  for (const block of blocks)
    if (block.kind === 'paragraph' && block.node) byNode.set(block.node, block);
  const bare = [...byNode.values()].filter(({ text }) => isBare(text.trimEnd()));
  if (bare.length === 0) return [];
  const suspects = new Set<Nodes>(bare.flatMap(({ node }) => node ?? []));
  const texts = new Map([...byNode].map(([node, { text }]) => [node, text.trimEnd()]));
  const found: Finding[] = [];
  const report = (node: Paragraph) => {
    const block = byNode.get(node);
    if (!block) return;
    const text = block.text.trimEnd();
    found.push({
      line: lineIn(block, text.length - 1),
      message: `"${quote(text.slice(-40))}" ends without a mark, as if the sentence were cut off.`,
      remedy: 'Finish the sentence, or put the mark that ends it.',
    });
  };
  standingsOf(note.tree).forEach(({ node, index, parent }) => {
    if (node.type !== 'listItem' && node.type !== 'paragraph') return;
    if (node.type === 'listItem') {
      const last = node.children.at(-1);
      if (
        last?.type === 'paragraph' &&
        suspects.has(last) &&
        parent &&
        isOddItem(node, texts, parent)
      )
        report(last);
      return;
    }
    if (!suspects.has(node) || !parent || parent.type === 'listItem') return;
    if (!['root', 'containerDirective'].includes(parent.type)) return;
    if ('directiveLabel' in (node.data ?? {})) return;
    const next = parent.children[index + 1];
    if (next && (INTRODUCED.includes(next.type) || next.type.startsWith('mdxJsx')))
      return;
    report(node);
  });
  return found;
};
