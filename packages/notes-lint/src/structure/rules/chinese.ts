import { toString } from 'mdast-util-to-string';

import type { Note } from '../../note/index.ts';
import {
  countHan,
  findCorrections,
  findTraditional,
  isMostlyHan,
} from '../../text/index.ts';
import { lineOf, linesIn, linesOf } from '../lines.ts';
import { nodesIn } from '../nodes.ts';
import { type Check, each } from '../rule.ts';

/** The longest run of Chinese characters that an English sentence may quote. */
const LONGEST_QUOTED_RUN = 12;
const SENTENCE = new RegExp(`[\\p{Script=Han}，。；：]{${LONGEST_QUOTED_RUN + 1},}`, 'u');

const FIX = 'npm run fix:notes';
const FOREIGN_QUOTES = /[“”‘’]|"(?=\p{Script=Han})|(?<=\p{Script=Han})"/u;
const NARROW_BRACKETS = /\([^()]*\p{Script=Han}[^()]*\)/u;

/** Lines of code or data, where no typography rule applies. */
export function codeLines({ tree, lineOffset }: Note): ReadonlySet<number> {
  const code = nodesIn(tree, 'code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression');
  const front = Array.from({ length: lineOffset }, (_, index) => index + 1);
  return new Set([...front, ...linesOf(code)]);
}

/** Chinese text has Chinese spacing and punctuation. */
export const checkSpacing: Check = ({ note, isChinese }) => {
  if (!isChinese) return [];
  const skipped = codeLines(note);
  return each(
    findCorrections(note.source).filter(({ line }) => !skipped.has(line)),
    ({ old, right }) => [
      `"${old.trim()}" is not spaced or punctuated as Chinese is; right is "${right.trim()}".`,
      FIX,
    ],
  );
};

/** Chinese notes quote with 「」, and use full-width brackets around Chinese. */
export const checkMarks: Check = ({ all, isChinese }) => {
  if (!isChinese) return [];
  const lines = all('text').flatMap((node) =>
    linesIn({ line: lineOf(node), text: node.value }),
  );
  return each(lines, ({ text }) => {
    const [quote] = FOREIGN_QUOTES.exec(text) ?? [];
    if (quote !== undefined)
      return [`"${quote}" quotes, and the house style for quotes is 「」.`, FIX];
    const [bracket] = NARROW_BRACKETS.exec(text) ?? [];
    return (
      bracket !== undefined && [
        `"${bracket}" has half-width brackets around Chinese; full-width are （）.`,
        FIX,
      ]
    );
  });
};

/** Chinese characters have no italics. */
export const checkItalics: Check = ({ all, isChinese }) =>
  each(isChinese ? all('emphasis') : [], (node) => {
    if (countHan(toString(node)) === 0) return undefined;
    return [
      `"${toString(node)}" is in italics, which Chinese type does not have.`,
      'Write it bold with **, or in 「」.',
    ];
  });

/** Chinese notes use simplified characters. */
export const checkSimplified: Check = ({ all, isChinese }) =>
  each(isChinese ? all('text') : [], ({ value }) => {
    const found = findTraditional(value);
    if (found.length === 0) return undefined;
    return [
      `${found.join(' ')} are traditional characters; the notes are in simplified ones.`,
      'Write the simplified form.',
    ];
  });

/**
 * A note declares its language, so that fonts, screen readers and search engines know it.
 */
export const checkLanguage: Check = ({ isChinese, prose }) => {
  if (prose.trim() === '' || isMostlyHan(prose) === isChinese) return [];
  return {
    line: 1,
    message: isChinese
      ? 'The note says lang: zh-Hans, but most of its text is not Chinese.'
      : 'Most of the text is Chinese, but the front matter does not say so.',
    remedy: isChinese
      ? 'Delete lang: zh-Hans.'
      : 'Add lang: zh-Hans to the front matter.',
  };
};

/** English sentences don't switch to Chinese half-way. */
export const checkMixture: Check = ({ file, all, links, isChinese, prose }) => {
  if (isChinese || isMostlyHan(prose) || !SENTENCE.test(file.text)) return [];
  const named = new Set(links.flatMap((link) => nodesIn(link, 'text')));
  return each(all('text'), (text) => {
    const sentence = SENTENCE.exec(text.value)?.[0];
    if (sentence === undefined || named.has(text)) return undefined;
    return [
      `"${sentence}" is a Chinese sentence within an English note.`,
      'Say it in English; names and titles may stay Chinese.',
    ];
  });
};
