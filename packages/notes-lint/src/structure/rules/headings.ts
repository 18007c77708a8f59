import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { lineOf } from '../lines.ts';
import { sourceOf } from '../nodes.ts';
import { type Check, each } from '../rule.ts';
import type { Section } from '../view.ts';
import { quote } from './phrases.ts';

const NUMBERED = /^\s*(?:\d+[.)、]|[一二三四五六七八九十]+、)/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** The title in the front matter is the only first-level heading. */
export const checkTitle: Check = ({ headings, front }) =>
  each(
    // Without a title in the front matter, the first one is the page's title.
    headings.filter(({ depth }) => depth === 1).slice(front.title === undefined ? 1 : 0),
    (heading) => [
      `"# ${toString(heading)}" is a second title; the page's only first-level heading is the title of the front matter.`,
      'Delete the line, or make it a section with ##.',
    ],
  );

/** Deeper levels don't appear in the table of contents. */
export const checkDepth: Check = ({ headings }) =>
  each(
    headings.filter(({ depth }) => depth > 3),
    (heading) => [
      `"${toString(heading)}" is a heading of level ${heading.depth}; a note has levels 2 and 3.`,
      'Write it with ### or as the first words of a paragraph.',
    ],
  );

function endsAsSentence(text: string): boolean {
  return /[.:;,。：；，、]$/.test(text) && !/(?:etc|\.\.)\.$/.test(text);
}

/** Headings are plain words: no numbers, no emoji, no punctuation at the end. */
export const checkHeadingForm: Check = ({ headings }) =>
  each(headings, (heading) => {
    const text = toString(heading).trim();
    const carries = NUMBERED.test(text) ? 'a number' : EMOJI.test(text) && 'an emoji';
    if (carries)
      return [
        `The heading "${text}" has ${carries}; use plain words.`,
        'Keep only the words.',
      ];
    return (
      endsAsSentence(text) && [
        `The heading "${quote(text)}" ends with "${text.at(-1)}", as a sentence does.`,
        'Remove it.',
      ]
    );
  });

function isEmpty(heading: Heading): boolean {
  const isWordless = toString(heading).trim() === '';
  return isWordless && heading.children.every(({ type }) => type === 'text');
}

function hasBrokenId(text: string): boolean {
  return /\{[^}]*\}?\s*$/.test(text) && parseMarkdownHeadingId(text).id === undefined;
}

/**
 * Finds headings with no text before the next one. A section of nothing but headings
 * counts as one too.
 */
function findHollow(sections: readonly Section[]) {
  return sections.flatMap(({ name, line, nodes }) => {
    if (nodes.every(({ type }) => type === 'heading' || type === 'thematicBreak'))
      return name === '' ? [] : { line, name };
    return nodes.flatMap((node, index) => {
      const isHollow = (nodes[index + 1] ?? node).type === 'heading';
      if (node.type !== 'heading' || !isHollow) return [];
      return { line: lineOf(node), name: toString(node) };
    });
  });
}

/** Headings aren't empty, and have text below them. */
export const checkHeadings: Check = ({ parsed, headings, sections }) => {
  const named = headings.filter((heading) => !isEmpty(heading));
  const ids = headings.map((heading) => parseMarkdownHeadingId(toString(heading)).id);
  return [
    ...each(headings.filter(isEmpty), () => [
      'The heading is empty.',
      'Write the heading, or delete the line.',
    ]),
    ...each(named, (heading) => {
      const raw = sourceOf(parsed, heading).trim();
      if (raw.startsWith('#')) return undefined;
      return [
        `"${quote(toString(heading))}" turns into a heading because of the line of ${raw.at(-1)} below it.`,
        'Write ## for a heading, or put an empty line between the two.',
      ];
    }),
    ...each(named, (heading) => {
      const text = toString(heading).trim();
      if (!hasBrokenId(text)) return undefined;
      return [
        `"${quote(text)}" ends with an id that is none.`,
        'Write {#id-of-the-section}, with letters, digits and hyphens, at the end of the line.',
      ];
    }),
    ...each(findHollow(sections), ({ name }) => [
      `There is nothing below the heading "${quote(name)}".`,
      'Write the section, or delete the heading.',
    ]),
    ...each(headings, (_, index) => {
      const id = ids[index];
      if (id === undefined || ids.indexOf(id) === index) return undefined;
      return [
        `An earlier heading already has the id "${id}"; links reach only the first.`,
        'Give one of the two another id.',
      ];
    }),
  ];
};

/**
 * A bold line above a text: it looks like a heading but isn't in the document outline.
 */
function isBoldHeading(node: RootContent, next: RootContent | undefined): boolean {
  if (node.type !== 'paragraph' || !next || next.type === 'heading') return false;
  const text = toString(node).trim();
  return (
    node.children.length === 1 &&
    node.children[0]?.type === 'strong' &&
    text.length <= 60 &&
    !/[.:!?…。：！？]$/u.test(text)
  );
}

/** A heading is one for readers, the outline and links. */
export const checkBoldHeadings: Check = ({ note }) => {
  const { children } = note.tree;
  const bold = children.filter((node, index) => isBoldHeading(node, children[index + 1]));
  return each(bold, (node) => [
    `"${quote(toString(node))}" is bold, not a heading; no outline and no link reaches it.`,
    'Write ### before it without the asterisks, or begin a sentence with it.',
  ]);
};
