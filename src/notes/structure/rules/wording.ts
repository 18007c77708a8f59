import type { Nodes, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { countWords } from '../../text/index.ts';
import { nodesOf, nodesOfType } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { lineOf } from '../view.ts';

const LONGEST_QUOTE = 25;

/** Word for word from the rubric's list of smells. */
const BANNED_LATIN = [
  "in today's",
  'fast-paced',
  'in conclusion',
  "it's important to note",
  'delve',
  'delves',
  'delving',
  'robust solution',
  'robust solutions',
  'seamless',
  'seamlessly',
  'game-changer',
  'unlock',
  'unlocks',
  'unlocking',
  'powerful tool',
  'powerful tools',
  'a variety of',
  "whether you're a",
  'let me know if',
  'i can help',
];
const BANNED_HAN = ['总而言之', '众所周知', '赋能', '在当今', '值得注意的是', '综上所述'];
const UNSOURCED = ['best practices', 'best practice', '最佳实践'];

function pattern(phrases: readonly string[]): RegExp {
  const words = phrases.map((phrase) =>
    phrase.replaceAll("'", "['’]").replaceAll(' ', '\\s+'),
  );
  return new RegExp(
    `(?<![\\p{Script=Latin}-])(?:${words.join('|')})(?![\\p{Script=Latin}-])`,
    'giu',
  );
}

const banned = pattern([...BANNED_LATIN, ...BANNED_HAN]);
const unsourced = pattern(UNSOURCED);

function lineAt(node: Nodes, text: string, index: number): number {
  return lineOf(node) + text.slice(0, index).split('\n').length - 1;
}

function find(node: Nodes, text: string, phrases: RegExp, why: string): Finding[] {
  return [...text.matchAll(phrases)].map((match) => ({
    line: lineAt(node, text, match.index),
    message: `"${match[0]}" ${why}.`,
    remedy: 'Delete the phrase, or say the thing itself: a number, a default, a cost.',
  }));
}

function isCited(paragraph: Paragraph): boolean {
  return paragraph.children.some(
    ({ type }) => type === 'link' || type === 'linkReference',
  );
}

/** Phrases that say nothing; code is not looked at. */
export const checkBanned: Check = ({ note }) => {
  const findings: Finding[] = [];
  nodesOf(note.tree).forEach((node) => {
    if (node.type === 'text') {
      findings.push(...find(node, node.value, banned, 'is on the list of empty phrases'));
    }
    if (node.type === 'paragraph' && !isCited(node)) {
      const text = toString(node);
      findings.push(
        ...find(node, text, unsourced, 'needs a source in the same paragraph'),
      );
    }
  });
  return findings;
};

/** Quotes stay short. */
export const checkQuotes: Check = ({ note }) => {
  const findings: Finding[] = [];
  nodesOfType(note.tree, 'blockquote').forEach((quote) => {
    const words = countWords(toString(quote));
    if (words <= LONGEST_QUOTE) return;
    findings.push({
      line: lineOf(quote),
      message: `The quote has ${words} words; at most ${LONGEST_QUOTE} words of another text are taken over.`,
      remedy: 'Say it in your own words and link the passage.',
    });
  });
  return findings;
};
