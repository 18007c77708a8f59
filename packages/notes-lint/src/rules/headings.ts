import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { openHeadings } from 'mdx-source';

import { hasContentTitle } from '../text/body.ts';
import { type Check, type Message, checkEach } from './engine/findings.ts';
import { lineOf } from '../view/lineNumbers.ts';
import { sourceOf } from '../view/nodes.ts';
import type { NoteSection } from '../view/noteView.ts';
import { quote } from '../view/quote.ts';

/** The title in the front matter, or the first line, is the only first-level heading. */
export const checkTitle: Check = ({ headings, note }) => {
  const top = headings.filter(({ depth }) => depth === 1);
  return checkEach(hasContentTitle(note) ? top.slice(1) : top, (heading) => {
    return [
      `"# ${toString(heading)}" is a second title of the page.`,
      'Delete the line, or make it a section with ##.',
    ];
  });
};

/** Finds headings with no text before the next one. */
function findEmptySections(sections: readonly NoteSection[]) {
  return sections.flatMap(({ name, line, nodes }) => {
    if (nodes.every(({ type }) => type === 'heading' || type === 'thematicBreak'))
      return name === '' ? [] : { line, name };
    return nodes.flatMap((node, index) => {
      const isEmptySection = (nodes[index + 1] ?? node).type === 'heading';
      if (node.type !== 'heading' || !isEmptySection) return [];
      return { line: lineOf(node), name: toString(node) };
    });
  });
}

function checkHeading(heading: Heading, source: string): Message | undefined {
  const hasNoText = toString(heading).trim() === '';
  if (hasNoText && heading.children.every(({ type }) => type === 'text'))
    return ['The heading is empty.', 'Write the heading, or delete the line.'];
  const raw = sourceOf(source, heading).trim();
  if (raw.startsWith('#')) return undefined;
  return [
    `"${quote(toString(heading))}" turns into a heading because of the line of ${raw.at(-1)} below it.`,
    'Write ## for a heading, or put an empty line between the two.',
  ];
}

/** Headings are meant as such, and have words and text below them. */
export const checkHeadings: Check = ({ note, headings, sections }) => [
  ...checkEach(headings, (heading) => checkHeading(heading, note.parsed)),
  ...checkEach(findEmptySections(sections), ({ name }) => [
    `There is nothing below the heading "${quote(name)}".`,
    'Write the section, or delete the heading.',
  ]),
];

/** No two sections have the same name, which would leave the table of contents and links ambiguous. */
export const checkSectionNames: Check = ({ headings }) => {
  const readHeading = openHeadings();
  const read = headings.map((node) => {
    const slug = openHeadings()(node).anchor;
    return { ...readHeading(node), slug, line: lineOf(node), depth: node.depth };
  });
  const sections = read.filter(({ depth }) => depth === 2);
  return checkEach(sections, ({ anchor, slug }) => {
    const first = sections.find((one) => one.slug === slug);
    if (!first || first.anchor === anchor) return undefined;
    return [
      `"## ${first.text}" is already at line ${first.line}, so the id of this one is ${anchor}.`,
      'Name what each of the two is about.',
    ];
  });
};

/** Levels aren't skipped, because screen readers present headings as an outline. */
export const checkHeadingLevels: Check = ({ headings }) =>
  checkEach(headings, ({ depth, children }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth <= above + 1) return undefined;
    const right = '#'.repeat(above + 1);
    return [
      `"${quote(toString(children))}" is a heading of level ${depth} right below ${above === 1 ? 'the title' : `one of level ${above}`}.`,
      `Write ${right} instead of ${'#'.repeat(depth)}.`,
    ];
  });
