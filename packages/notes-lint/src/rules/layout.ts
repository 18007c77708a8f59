import type { Heading, List, Nodes, TableCell } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { ADMONITIONS, closestMatch, didYouMean, openHeadings } from 'mdx-source';

import { hasContentTitle } from '../front-matter/index.ts';
import { lineOf } from './lineNumbers.ts';
import { nodesIn, sourceOf } from './nodes.ts';
import { quote } from './phrases.ts';
import { type Check, type Finding, type Message, checkEach } from './findings.ts';
import type { NoteView, Section } from './noteView.ts';

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
function findEmptySections(sections: readonly Section[]) {
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
export const checkHeadings: Check = ({ parsed, headings, sections }) => [
  ...checkEach(headings, (heading) => checkHeading(heading, parsed)),
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

/** The first list item whose number in the source isn't the one on the page. */
function checkNumbers({ children, ordered }: List, source: string): Finding[] {
  const numbers = children.map((item) =>
    Number(/^\d+/.exec(sourceOf(source, item))?.[0] ?? NaN),
  );
  const first = numbers[0] ?? 1;
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  const isSame = numbers.every((number) => number === first);
  if (!ordered || isSame || wrong === -1) return [];
  return checkEach(children.slice(wrong, wrong + 1), () => [
    `The item is numbered ${numbers[wrong]}, but the page shows ${first + wrong}.`,
    `Number it ${first + wrong}, or split the list.`,
  ]);
}

function checkAdmonition(node: ContainerDirective, source: string): Message | undefined {
  if (!ADMONITIONS.includes(node.name))
    return [
      `":::${node.name}" isn't an admonition.`,
      `${didYouMean(closestMatch(node.name, ADMONITIONS))}Write one of ${ADMONITIONS.join(', ')}.`,
    ];
  if (/\n[\t >]*:{3,}\s*$/.test(sourceOf(source, node))) return undefined;
  return [
    `The admonition :::${node.name} is never closed, so the rest of the page is part of it.`,
    'Write ::: on its own line below the text.',
  ];
}

function isWithinWord({ position }: Nodes, source: string): boolean {
  const before = source[(position?.start.offset ?? 0) - 1] ?? ' ';
  const after = source[position?.end.offset ?? source.length] ?? ' ';
  return /\w/.test(before) && /\w/.test(after);
}

/** Lists, code, admonitions and emphasis render as the source suggests. */
export const checkRendering: Check = ({ note, parsed, all }) => {
  const written = (node: Nodes) => sourceOf(parsed, node);
  const indented = note.tree.children.filter(
    ({ type, position }) => type === 'paragraph' && (position?.start.column ?? 1) >= 5,
  );
  return [
    ...all('list').flatMap((list) => checkNumbers(list, parsed)),
    ...checkEach(indented, (node) => [
      `"${quote(toString(node))}" is indented as code and is a paragraph; notes have no indented code.`,
      'Write code between two lines of ```, and text without spaces before it.',
    ]),
    ...checkEach(all('leafDirective'), ({ name }) => [
      `"::${name}" isn't a component of this site and shows up as text.`,
      'Write it as text, or as :::note … :::.',
    ]),
    ...checkEach(all('containerDirective'), (node) => checkAdmonition(node, parsed)),
    ...checkEach(all('delete'), (node) => {
      if (written(node).startsWith('~~')) return undefined;
      return [
        `"${quote(written(node))}" is struck out, because it is between two tildes.`,
        'Write "about" or "to" for a tilde between numbers, or \\~; strike out with ~~.',
      ];
    }),
    ...checkEach(all('emphasis'), (node) => {
      if (!isWithinWord(node, parsed)) return undefined;
      return [
        `"${quote(written(node))}" is in italics, because it is between two asterisks.`,
        'Put a calculation or a name between backticks, or write \\*.',
      ];
    }),
  ];
};

/** The rows whose code is cut in two, because a | ends a cell even between backticks. */
export function findCutRows({ all, parsed }: Pick<NoteView, 'all' | 'parsed'>) {
  return all('tableRow').filter((row) => {
    const texts = nodesIn(row, 'text').map((text) => sourceOf(parsed, text));
    return texts.filter((text) => /(?<!\\)`/.test(text)).length > 1;
  });
}

/** A row has no more cells than the header, which would not be shown. */
export const checkTableForm: Check = ({ all, parsed }) => {
  const cut = findCutRows({ all, parsed });
  return all('table').flatMap(({ children: rows }) => {
    const columns = rows[0]?.children.length ?? 0;
    return checkEach(rows, (row) => {
      if (cut.includes(row))
        return [
          'A | inside code ends the cell, so the code is cut in two.',
          'Write \\| for it, between backticks too.',
        ];
      if (row.children.length <= columns) return undefined;
      return [
        `The row has ${row.children.length} cells, but the table header has ${columns}; the extra ones aren't shown.`,
        'Delete the cell, add a column to the header, or escape a | in a cell as \\|.',
      ];
    });
  });
};

function isEmpty(cell: TableCell | undefined): boolean {
  const shows = cell?.children.some(
    ({ type }) => type === 'image' || type === 'mdxJsxTextElement',
  );
  return !cell || (!shows && toString(cell).trim() === '');
}

/** An empty cell is ambiguous; the first of a table is reported. */
export const checkTableCells: Check = ({ all, isChinese }) =>
  all('table').flatMap(({ children: rows }) => {
    const columns = rows[0]?.children ?? [];
    const found = checkEach(rows, (row, index) => {
      // The corner between two headers may be empty.
      const empty = columns.findIndex(
        (_, column) => index + column > 0 && isEmpty(row.children[column]),
      );
      if (empty === -1) return undefined;
      return [
        `Cell ${empty + 1} of the table row is empty; readers can't tell whether it means none or unknown.`,
        `Write ${isChinese ? '无' : 'none'}, or the value.`,
      ];
    });
    return found.slice(0, 1);
  });
