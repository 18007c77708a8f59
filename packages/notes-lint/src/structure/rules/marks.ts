import { type Check, each } from '../rule.ts';
import { type Phrase, findPhrases, matchesIn, quote } from './phrases.ts';

const ESCAPE = 'or escape it with a backslash if it is meant as it stands';
const UNPAIRED = `Write the mark without a space inside and close it, put code between backticks, ${ESCAPE}.`;
const AS_LINK =
  'Write [text](address) without a space between the brackets; an address with spaces goes in <>.';

/** Marks that a reader sees as they are, since they are not what Markdown reads. */
const ANYWHERE: readonly Phrase[] = [
  {
    pattern: /(?<!\\)\*\*|(?<![\w\\*])\*(?=\p{L})|(?<=[\p{L}\d])\*(?=[\s.,;:!?)]|$)/gu,
    says: 'is an asterisk that marks nothing and is shown as it stands',
    remedy: UNPAIRED,
  },
  {
    pattern:
      /(?<![\w\\/])_{1,2}(?=\p{L})\S*|(?<!\S)\S*(?<=[\p{L}\d])_{1,2}(?=[\s.,;:!?)]|$)/gu,
    says: 'has an underscore that marks nothing and is shown as it stands',
    remedy: UNPAIRED,
  },
  {
    pattern: /(?<!\\)`+\S*/g,
    says: 'has a backtick that closes no code and is shown as it stands',
    remedy: UNPAIRED,
  },
  {
    pattern: /(?<!\\)~~\S*/g,
    says: 'has tildes that strike nothing and are shown as they stand',
    remedy: UNPAIRED,
  },
  {
    pattern: /(?<!\S)==(?=[^\s=])[^=\n]*[^\s=]==(?!\S)/g,
    says: 'is no highlight here; the signs are shown as they stand',
    remedy: 'Write **bold**, or <mark>text</mark>.',
  },
  {
    pattern: /(?<!\\)!?\[[^\]\n]*\]?\(\S*|(?<!\S)\S*\]\(\S*/g,
    says: 'reads as a link and is none',
    remedy: AS_LINK,
  },
  {
    pattern: /\]\s+\((?:https?:|\.{0,2}\/|[\w./-]+\.mdx?)\S*/g,
    says: 'reads as a link and is none, because of the space',
    remedy: AS_LINK,
  },
  {
    pattern: /\([^()\n]*\)\[(?:$|(?:https?:|\.{0,2}\/|[\w./-]+\.mdx?)[^\]\n]*\]?)/g,
    says: 'has the brackets of a link the wrong way round',
    remedy: AS_LINK,
  },
  {
    pattern: /(?<!\\)\[\[[^\]\n]*\]\]/g,
    says: 'is a wiki link, which this site does not read',
    remedy: 'Link by file: [why](../api/idempotency.md).',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+]*_?[a-z]*:(?![\w:])/g,
    says: 'is the name of an emoji and is shown as it stands',
    remedy: 'Write the character itself, or a word.',
  },
  {
    pattern:
      /(?<!\\)\$\$[^$]*\$?\$?|(?<![\\\w$])\$(?=[^\s$\d])[^$\n]*[\\^_=][^$\n]*\$(?!\d)/g,
    says: 'is a formula, which this site does not set',
    remedy: 'Write it as text or as code.',
  },
  {
    pattern: /&(?:amp;)+#?\w+;|&(?:nbsp|lt|gt|amp|quot|copy|hellip|[mn]dash)(?![\w;=])/g,
    says: 'is no entity and is shown as it stands',
    remedy: 'Write the character itself, or the entity with its semicolon.',
  },
  {
    pattern: /<\/?[a-z][^>\n]*>?|&lt;\/?(?:b|i|br|p|div|span|script|a|img)\b/gi,
    says: 'is a tag that is shown as text',
    remedy: 'Write it as Markdown, or between backticks if it is meant as code.',
  },
];

/** The same where a line begins. */
const AT_LINE_START: readonly Phrase[] = [
  {
    pattern: /^#{2,6}(?![\s#]).*|^#(?=[\p{Lu}\p{sc=Han}]).*|^＃.*/gmu,
    says: 'reads as a heading and is a paragraph',
    remedy: 'Put a space between # and the words.',
  },
  {
    pattern: /^[-+](?=\p{L}).*/gmu,
    says: 'reads as an item of a list and is a paragraph',
    remedy: 'Put a space after the sign, and an empty line above the list.',
  },
  {
    pattern: /^[•·●◦▪‣○■□◆※].*|^[–—]\s.*/gmu,
    says: 'begins with a bullet that makes no list',
    remedy: 'Begin each item with "- ".',
  },
  {
    pattern: /^\(?\d{1,2}(?:[.)](?:(?=\p{L}{2})|\s)|[、）)．]).*/gmu,
    says: 'reads as an item of a numbered list and is a paragraph',
    remedy: 'Write "1. " with a space, and an empty line above the list.',
  },
  {
    pattern: /^:{2,}.*/gm,
    says: 'reads as an admonition and is text',
    remedy:
      'Write :::note or :::tip[Title] (or info, warning, danger) on a line of its own, and ::: below it, with empty lines between.',
  },
  {
    pattern: /^\|.*\|\s*$|^:?-{2,}:?\s*\|.*/gm,
    says: 'reads as a row of a table and is a paragraph',
    remedy:
      'A table has an empty line above, and below its head a row of --- with as many cells as the head.',
  },
  {
    pattern: /^\[ ?[xX✓✔]? ?\].*/gmu,
    says: 'reads as a box to tick and is text',
    remedy: 'Write "- [ ] " or "- [x] ", with the spaces.',
  },
  {
    pattern: /^(?:\*{2,}|-{2,}|_{2,}|={2,})\s*$|^(?:-\s?-|\*\s?\*)\s*$/gm,
    says: 'reads as a rule across the page and is text',
    remedy: 'Write --- with an empty line above and below, or leave it out.',
  },
];

/** What is written as a mark is one: it does not stand in the page as a character. */
export const checkMarksRead: Check = ({ written }) => {
  const starts = written.map(({ text, line, isFirst }) => ({
    line,
    text: isFirst ? text : text.replace(/^[^\n]*/, ''),
  }));
  const read = written.map(({ node, line }) => ({ line, text: node.value }));
  const anywhere = findPhrases(written, ANYWHERE);
  const known = new Set(anywhere.map(({ line }) => line));
  const others = [
    ...findPhrases(starts, AT_LINE_START),
    ...each(matchesIn(read, /&(?:[a-z]{2,}|#x?[\da-f]+);/gi), ([entity]) => [
      `"${quote(entity)}" is no entity that browsers know, and is shown as it stands.`,
      'Write the character itself.',
    ]),
  ];
  return [...anywhere, ...others.filter(({ line }) => !known.has(line))];
};
