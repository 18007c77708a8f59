import type { Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';

/** What stands for a code span, whatever its length: one word. */
const CODE = ' CODE ';

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION = /\b(e\.g|i\.e|vs|etc|cf)\./g;

/** Text as a reader hears it, with what was left out or shortened on the way. */
export type Plain = {
  readonly text: string;
  readonly spans: number;
  readonly links: number;
};

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/.test(text);
}

/** A value that the page fills in reads as a word; a comment as nothing. */
function readExpression(source: string): string {
  return /^\s*\/\*/.test(source) ? '' : `{${source}}`;
}

/**
 * The text of a block: a time of day that parses as a directive (`23:00`) stays text, a code span is one word, a bare address too, an image nothing. */
export function toPlain(block: Nodes): Plain {
  let [spans, links] = [0, 0];
  const read = (node: Nodes): string => {
    if (node.type === 'inlineCode') {
      spans += 1;
      return CODE;
    }
    if (node.type === 'text') return node.value;
    if (node.type === 'break') return ' ';
    if (node.type === 'mdxTextExpression') return readExpression(node.value);
    if (node.type === 'html') return '';
    if (node.type === 'textDirective' && node.children.length === 0)
      return `:${node.name}`;
    const inner = 'children' in node ? node.children.map(read).join('') : '';
    if (node.type !== 'link' && node.type !== 'linkReference') return inner;
    links += 1;
    return isAddress(inner) ? 'URL' : inner;
  };
  const text = read(block).replace(ABBREVIATION, '$1').replace(/\s+/g, ' ').trim();
  return { text, spans, links };
}

/** Languages whose words and sentences are told apart in their own ways. */
export type Tongue = 'en' | 'zh';

/** Words of a text; in Chinese each character, and each word or number of Latin script. */
export function wordsOf(text: string, tongue: Tongue): string[] {
  if (tongue === 'zh') return text.match(/\p{Script=Han}|[A-Za-z0-9][\w.%’'-]*/gu) ?? [];
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const SENTENCE_ENDS: Readonly<Record<Tongue, RegExp>> = {
  en: /(?<=[.!?]["'”’)\]]*)\s+/,
  zh: /(?<=[。！？][」”）]*)/,
};

/** Sentences of a text; a single word is none. */
export function sentencesOf(text: string, tongue: Tongue): string[] {
  return text
    .split(SENTENCE_ENDS[tongue])
    .filter((sentence) => wordsOf(sentence, tongue).length > 1);
}
