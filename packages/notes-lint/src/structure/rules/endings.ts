import type { List, Nodes } from 'mdast';

import { countHan, countWords } from '../../text/index.ts';
import { lineIn } from '../lines.ts';
import type { Standing } from '../nodes.ts';
import { type Check, each } from '../rule.ts';
import { quote } from './phrases.ts';

/** A paragraph or item shorter than this may be a phrase without a full stop. */
const WORDS = 8;
const HAN = 15;

const ENDS_BARE = /[\p{L}\p{N},，、;；]$/u;

/** Blocks that the paragraph right above may introduce, or be the caption of. */
const INTRODUCED = ['list', 'code', 'table', 'blockquote', 'mdxFlowExpression', 'math'];

function isBare(text: string): boolean {
  if (!ENDS_BARE.test(text)) return false;
  const han = countHan(text);
  return han === 0 ? countWords(text) >= WORDS : han >= HAN;
}

/**
 * Finds items without closing punctuation in a list where all others have it: they may be
 * cut off.
 */
function listOddItems({ children }: List, texts: ReadonlyMap<Nodes, string>): Nodes[] {
  const last = children.flatMap((item) => item.children.at(-1) ?? []);
  return last.filter((node) => {
    const others = last.flatMap((other) =>
      other === node ? [] : (texts.get(other) ?? []),
    );
    return others.length > 0 && others.every((text) => /[.!?。！？…]\)?$/u.test(text));
  });
}

/** Whether a paragraph stands alone, rather than introducing a list or a sample. */
function standsAlone({ node, index, parent }: Standing): boolean {
  if (parent?.type !== 'root' && parent?.type !== 'containerDirective') return false;
  const next = parent.children[index + 1]?.type ?? '';
  const isIntroduction = INTRODUCED.includes(next) || next.startsWith('mdxJsx');
  return !isIntroduction && !('directiveLabel' in (node.data ?? {}));
}

/** A paragraph ends with punctuation; one that ends in a word may be cut off. */
export const checkEndings: Check = ({ standings, blocks, all }) => {
  const texts = new Map<Nodes, string>();
  for (const { kind, node, text } of blocks)
    if (kind === 'paragraph' && node) texts.set(node, text.trimEnd());
  const due = new Set<Nodes | undefined>([
    ...all('list').flatMap((list) => listOddItems(list, texts)),
    ...standings.filter(standsAlone).map(({ node }) => node),
  ]);
  const cut = blocks
    .map((block) => ({ ...block, text: block.text.trimEnd() }))
    .filter(
      ({ kind, node, text }) => kind === 'paragraph' && due.has(node) && isBare(text),
    )
    .map((block) => ({ ...block, line: lineIn(block, block.text.length - 1) }));
  return each(cut, ({ text }) => [
    `"${quote(text.slice(-40))}" ends without a mark, as if the sentence were cut off.`,
    'Finish the sentence, or put the mark that ends it.',
  ]);
};
