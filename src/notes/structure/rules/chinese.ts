import type { Nodes, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import {
  countHan,
  findCorrections,
  findTraditional,
  isMostlyHan,
} from '../../text/index.ts';
import { nodesOf, nodesOfType } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { type NoteView, lineOf } from '../view.ts';

/** The longest run of Chinese that an English sentence quotes. */
const LONGEST_QUOTED_RUN = 12;

const FIX = 'npm run fix:notes';
const FOREIGN_QUOTES = /[“”‘’]|"(?=\p{Script=Han})|(?<=\p{Script=Han})"/u;
const NARROW_BRACKETS = /\([^()]*\p{Script=Han}[^()]*\)/u;

/** Lines that hold code or data and no prose; no rule of typography applies there. */
export function codeLines({ tree, lineOffset }: NoteView['note']): ReadonlySet<number> {
  const lines = new Set<number>(
    Array.from({ length: lineOffset }, (_, index) => index + 1),
  );
  nodesOf(tree).forEach((node) => {
    if (!['code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(node.type)) return;
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
    for (let line = start.line; line <= end.line; line += 1) lines.add(line);
  });
  return lines;
}

/** Chinese is spaced and punctuated as Chinese. */
export const checkSpacing: Check = ({ note, isChinese }) => {
  if (!isChinese) return [];
  const skipped = codeLines(note);
  return findCorrections(note.source)
    .filter(({ line }) => !skipped.has(line))
    .map(({ line, old, right }) => ({
      line,
      message: `"${old.trim()}" is not spaced or punctuated as Chinese is; right is "${right.trim()}".`,
      remedy: FIX,
    }));
};

function texts(node: Nodes): Text[] {
  const found: Text[] = [];
  visit(node, 'text', (text) => void found.push(text));
  return found;
}

/** Chinese quotes are 「」, and brackets around Chinese are full-width. */
export const checkMarks: Check = ({ note, isChinese }) => {
  if (!isChinese) return [];
  return texts(note.tree).flatMap((text): Finding[] => {
    const lines = text.value.split('\n');
    return lines.flatMap((value, index): Finding[] => {
      const flawed = FOREIGN_QUOTES.exec(value) ?? NARROW_BRACKETS.exec(value);
      if (!flawed) return [];
      return [
        {
          line: lineOf(text) + index,
          message: `"${flawed[0]}" is no mark of Chinese text; right are 「」 and （）.`,
          remedy: FIX,
        },
      ];
    });
  });
};

/** Han has no italics. */
export const checkItalics: Check = ({ note, isChinese }) => {
  if (!isChinese) return [];
  const findings: Finding[] = [];
  nodesOfType(note.tree, 'emphasis').forEach((node) => {
    if (countHan(toString(node)) === 0) return;
    findings.push({
      line: lineOf(node),
      message: `"${toString(node)}" is in italics, which Chinese type does not have.`,
      remedy: 'Write it bold with **, or in 「」.',
    });
  });
  return findings;
};

/** The notes are in simplified characters. */
export const checkSimplified: Check = ({ note, isChinese }) =>
  !isChinese
    ? []
    : texts(note.tree).flatMap((text) => {
        const found = findTraditional(text.value);
        if (found.length === 0) return [];
        return {
          line: lineOf(text),
          message: `${found.join(' ')} are traditional characters; the notes are in simplified ones.`,
          remedy: 'Write the simplified form.',
        };
      });

/** The language of a note is named, so that fonts, voices and search know it. */
export const checkLanguage: Check = ({ isChinese, prose }) => {
  if (prose.trim() === '' || isMostlyHan(prose) === isChinese) return [];
  return [
    {
      line: 1,
      message: isChinese
        ? 'The note says lang: zh-Hans, but most of its text is not Chinese.'
        : 'Most of the text is Chinese, but the front matter does not say so.',
      remedy: isChinese
        ? 'Delete lang: zh-Hans.'
        : 'Add lang: zh-Hans to the front matter.',
    },
  ];
};

/** English sentences do not turn Chinese half-way. */
export const checkMixture: Check = ({ note, isChinese, prose }) => {
  if (isChinese || isMostlyHan(prose)) return [];
  const findings: Finding[] = [];
  const run = new RegExp(`[\\p{Script=Han}，。；：]{${LONGEST_QUOTED_RUN + 1},}`, 'u');
  if (!run.test(note.source)) return findings;
  visit(note.tree, (node) => {
    if (node.type === 'link') return SKIP;
    if (node.type !== 'text') return undefined;
    const match = run.exec(node.value);
    if (match) {
      findings.push({
        line: lineOf(node),
        message: `"${match[0]}" is a Chinese sentence within an English note.`,
        remedy: 'Say it in English; names and titles may stay Chinese.',
      });
    }
    return undefined;
  });
  return findings;
};
