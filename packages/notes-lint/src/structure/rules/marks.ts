import { type Check, each } from '../rule.ts';
import { type Phrase, findPhrases, matchesIn, quote } from './phrases.ts';

const ESCAPE = 'or escape it with a backslash if you mean the character';
const UNPAIRED = `Write the mark without a space inside and close it, put code between backticks, ${ESCAPE}.`;
const AS_LINK =
  'Write [text](URL) without a space between the brackets; a URL with spaces goes in <>.';

/** Markup that Markdown doesn't parse, so that readers see the raw characters. */
const ANYWHERE: readonly Phrase[] = [
  {
    pattern: /(?<!\\)\*\*|(?<![\w\\*])\*(?=\p{L})|(?<=[\p{L}\d])\*(?=[\s.,;:!?)]|$)/gu,
    says: 'is an asterisk that marks nothing and shows up as it is',
    remedy: UNPAIRED,
  },
  {
    pattern:
      /(?<![\w\\/])_{1,2}(?=\p{L})\S*|(?<!\S)\S*(?<=[\p{L}\d])_{1,2}(?=[\s.,;:!?)]|$)/gu,
    says: 'has an underscore that marks nothing and shows up as it is',
    remedy: UNPAIRED,
  },
  {
    pattern: /(?<!\\)`+\S*/g,
    says: 'has an unpaired backtick, which shows up as it is',
    remedy: UNPAIRED,
  },
  {
    pattern: /(?<!\\)~~\S*/g,
    says: 'has tildes that strike nothing out and show up as they are',
    remedy: UNPAIRED,
  },
  {
    pattern: /(?<!\S)==(?=[^\s=])[^=\n]*[^\s=]==(?!\S)/g,
    says: "isn't highlighted here; the signs show up as they are",
    remedy: 'Write **bold**, or <mark>text</mark>.',
  },
  {
    pattern: /(?<!\\)!?\[[^\]\n]*\]?\(\S*|(?<!\S)\S*\]\(\S*/g,
    says: "looks like a link but isn't one",
    remedy: AS_LINK,
  },
  {
    pattern: /\]\s+\((?:https?:|\.{0,2}\/|[\w./-]+\.mdx?)\S*/g,
    says: "looks like a link but isn't one, because of the space",
    remedy: AS_LINK,
  },
  {
    pattern: /\([^()\n]*\)\[(?:$|(?:https?:|\.{0,2}\/|[\w./-]+\.mdx?)[^\]\n]*\]?)/g,
    says: 'has the brackets of a link swapped',
    remedy: AS_LINK,
  },
  {
    pattern: /(?<!\\)\[\[[^\]\n]*\]\]/g,
    says: "is a wiki link, which this site doesn't support",
    remedy: 'Link by file: [why](../api/idempotency.md).',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+]*_?[a-z]*:(?![\w:])/g,
    says: 'is the name of an emoji and shows up as it is',
    remedy: 'Write the character itself, or a word.',
  },
  {
    pattern: /(?<!\\)\$\$[^$]*\$?\$?/g,
    says: "is a formula, which this site doesn't render",
    remedy: 'Write it as text or as code.',
  },
  {
    pattern: /&(?:amp;)+#?\w+;|&(?:nbsp|lt|gt|amp|quot|copy|hellip|[mn]dash)(?![\w;=])/g,
    says: "isn't an entity and shows up as it is",
    remedy: 'Write the character itself, or the entity with its semicolon.',
  },
  {
    pattern: /<\/?[a-z][^>\n]*>?|&lt;\/?(?:b|i|br|p|div|span|script|a|img)\b/gi,
    says: 'is a tag that shows up as text',
    remedy: 'Write it as Markdown, or put code between backticks.',
  },
];

/** The same at the beginning of a line. */
const AT_LINE_START: readonly Phrase[] = [
  {
    pattern: /^#{2,6}(?![\s#]).*|^#(?=[\p{Lu}\p{sc=Han}]).*|^＃.*/gmu,
    says: 'looks like a heading but is a paragraph',
    remedy: 'Add a space after the #.',
  },
  {
    pattern: /^[-+](?=\p{L}).*/gmu,
    says: 'looks like a list item but is a paragraph',
    remedy: 'Add a space after the sign, and an empty line above the list.',
  },
  {
    pattern: /^[•·●◦▪‣○■□◆※].*|^[–—]\s.*/gmu,
    says: "starts with a bullet that Markdown doesn't know",
    remedy: 'Begin each item with "- ".',
  },
  {
    pattern: /^\(?\d{1,2}(?:[.)](?:(?=\p{L}{2})|\s)|[、）)．]).*/gmu,
    says: 'looks like a numbered list item but is a paragraph',
    remedy: 'Write "1. " with a space, and an empty line above the list.',
  },
  {
    pattern: /^:{2,}.*/gm,
    says: 'looks like an admonition but is text',
    remedy:
      'Write :::note or :::tip[Title] (or info, warning, danger) on a line of its own, and ::: below it, with empty lines between.',
  },
  {
    pattern: /^\|.*\|\s*$|^:?-{2,}:?\s*\|.*/gm,
    says: 'looks like a table row but is a paragraph',
    remedy:
      'Put an empty line above the table, and a row of --- with as many cells below its header.',
  },
  {
    pattern: /^\[ ?[xX✓✔]? ?\].*/gmu,
    says: 'looks like a checkbox but is text',
    remedy: 'Write "- [ ] " or "- [x] ", with the spaces.',
  },
  {
    pattern: /^(?:\*{2,}|-{2,}|_{2,}|={2,})\s*$|^(?:-\s?-|\*\s?\*)\s*$/gm,
    says: 'looks like a horizontal rule but is text',
    remedy: 'Write --- with an empty line above and below, or delete it.',
  },
];

/** Markup is parsed as such and doesn't show up on the page as raw characters. */
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
      `"${quote(entity)}" is not an entity and shows up as it is.`,
      'Write the character itself.',
    ]),
  ];
  return [...anywhere, ...others.filter(({ line }) => !known.has(line))];
};
