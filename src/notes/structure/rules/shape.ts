import type { Code, Heading, List, Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdownHeadingId } from '@docusaurus/utils';

import { standingsOf } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { cellsOf, lineOf } from '../view.ts';
import { quote } from './phrases.ts';

function finding(node: Nodes, message: string, remedy: string): Finding {
  return { line: lineOf(node), message, remedy };
}

function slice(source: string, node: Nodes): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/** A table has rows, and each of them the cells of its head. */
export const checkTableForm: Check = ({ tables }) =>
  tables.flatMap((table) => {
    const [head, ...rows] = table.children;
    const columns = head?.children.length ?? 0;
    if (rows.length === 0) {
      return [
        finding(
          table,
          'The table has a head and no rows.',
          'Add the rows, or take the table out.',
        ),
      ];
    }
    const long = rows.filter((row) => row.children.length > columns);
    const isBare = columns > 0 && head !== undefined && toString(head).trim() === '';
    return [
      ...long.map((row) =>
        finding(
          row,
          `The row has ${row.children.length} cells, the head of the table ${columns}; what is beyond is not shown.`,
          'Take the cell out, add a column to the head, or escape a bar within a cell as \\|.',
        ),
      ),
      ...(isBare && cellsOf(table).every(({ children }) => children.length === 0)
        ? [finding(table, 'The table is empty.', 'Fill it, or take it out.')]
        : []),
    ];
  });

const ENDS_WRONGLY = /[.:;,。：；，、]$/;

function checkHeading(heading: Heading, source: string): Finding[] {
  const text = toString(heading).trim();
  const raw = slice(source, heading);
  if (text === '' && heading.children.every(({ type }) => type === 'text')) {
    return [
      finding(heading, 'The heading is empty.', 'Write its words, or delete the line.'),
    ];
  }
  const found: Finding[] = [];
  if (!raw.trimStart().startsWith('#')) {
    found.push(
      finding(
        heading,
        `"${quote(text)}" becomes a heading through the line of ${raw.trimEnd().at(-1)} below it.`,
        'Write ## before a heading; put an empty line above a line that is none.',
      ),
    );
  }
  if (/\{[^}]*\}?\s*$/.test(text) && parseMarkdownHeadingId(text).id === undefined) {
    found.push(
      finding(
        heading,
        `"${quote(text)}" ends with an id that is none.`,
        'Write {#name-of-the-place}, of letters, digits and hyphens, at the end of the line.',
      ),
    );
  }
  if (ENDS_WRONGLY.test(text) && !/(?:etc|\.\.)\.$/.test(text)) {
    found.push(
      finding(
        heading,
        `The heading "${quote(text)}" ends with "${text.at(-1)}"; headings are no sentences.`,
        'Take the mark away.',
      ),
    );
  }
  return found;
}

/** Headings have words, a text below them, and follow one another level by level. */
export const checkHeadings: Check = ({ parsed: source, headings, sections }) => {
  const found = headings.flatMap((heading) => checkHeading(heading, source));
  const [first] = headings;
  if (first && first.depth > 2) {
    found.push(
      finding(
        first,
        `"${quote(toString(first))}" is of level ${first.depth}, and no heading of level 2 stands above it.`,
        'Write it with ##, or put the section above it that it belongs to.',
      ),
    );
  }
  for (const { name, line, nodes } of sections) {
    const isEmpty = nodes.every(
      ({ type }) => type === 'heading' || type === 'thematicBreak',
    );
    if (name !== '' && isEmpty)
      found.push({
        line,
        message: `Nothing stands below the heading "${quote(name)}".`,
        remedy: 'Write the section, or delete the heading.',
      });
    const inner = nodes.filter((node, index) => {
      const next = nodes[index + 1];
      return node.type === 'heading' && (!next || next.type === 'heading');
    });
    if (!isEmpty)
      found.push(
        ...inner.map((node) =>
          finding(
            node,
            `Nothing stands below the heading "${quote(toString(node))}".`,
            'Write the section, or delete the heading.',
          ),
        ),
      );
  }
  const ids = headings.flatMap((heading) => {
    const { id } = parseMarkdownHeadingId(toString(heading));
    return id === undefined ? [] : [{ id, heading }];
  });
  const twice = ids.filter(
    ({ id }, index) => ids.findIndex((one) => one.id === id) < index,
  );
  return [
    ...found,
    ...twice.map(({ id, heading }) =>
      finding(
        heading,
        `The id "${id}" is that of an earlier heading; links reach only the first.`,
        'Give one of the two another id.',
      ),
    ),
  ];
};

function checkNumbers(list: List, source: string): Finding[] {
  if (!list.ordered) return [];
  const numbers = list.children.map((item) => ({
    item,
    number: Number(/^\d+/.exec(slice(source, item))?.[0] ?? NaN),
  }));
  const first = numbers[0]?.number ?? 1;
  const isSame = numbers.every(({ number }) => number === first);
  const wrong = numbers.find(({ number }, index) => number !== first + index);
  if (isSame || !wrong) return [];
  const shown = first + numbers.indexOf(wrong);
  return [
    finding(
      wrong.item,
      `The item is numbered ${wrong.number}, and the page shows ${shown}.`,
      `Number it ${shown}, or divide the list.`,
    ),
  ];
}

function checkItems(list: List): Finding[] {
  return list.children
    .filter(({ children }) => children.length === 0)
    .map((item) =>
      finding(item, 'The item of the list is empty.', 'Write it, or delete its line.'),
    );
}

const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'success',
  'important',
  'secondary',
];

function checkDirective(node: Nodes, source: string): Finding[] {
  if (node.type === 'leafDirective') {
    return [
      finding(
        node,
        `"::${node.name}" is no component of this site and is shown as text.`,
        'Write it as text, or as :::note … :::.',
      ),
    ];
  }
  if (node.type !== 'containerDirective') return [];
  if (!ADMONITIONS.includes(node.name)) {
    return [
      finding(
        node,
        `":::${node.name}" is no admonition.`,
        `Write one of ${ADMONITIONS.slice(0, 5).join(', ')}.`,
      ),
    ];
  }
  const isOpen = !/\n[\t >]*:{3,}\s*$/.test(slice(source, node));
  if (isOpen)
    return [
      finding(
        node,
        `Nothing closes the admonition :::${node.name}; all that follows is part of it.`,
        'Write ::: on a line of its own below its text.',
      ),
    ];
  return node.children.length > 0
    ? []
    : [finding(node, 'The admonition is empty.', 'Write its text, or take it out.')];
}

/** Languages whose code holds fences of its own. */
const SHOWS_FENCES = ['md', 'mdx', 'markdown', 'text', 'diff'];

function checkFence(node: Code, source: string): Finding[] {
  const inner = /^[ \t>]*(?:```|~~~)[a-z]+/m.exec(node.value);
  if (inner && !SHOWS_FENCES.includes(node.lang ?? '')) {
    const line = lineOf(node) + node.value.slice(0, inner.index).split('\n').length;
    return [
      finding(
        node,
        `Nothing closes the code block before the next one begins on line ${line}.`,
        'Write ``` on a line of its own below the code.',
      ),
    ];
  }
  const [first = '', ...rest] = slice(source, node).split('\n');
  const fence = /^[\t >]*(`{3,}|~{3,})/.exec(first)?.[1] ?? '```';
  const last = (rest.at(-1) ?? '').replace(/^[\t >]+/, '').trimEnd();
  if (!last.startsWith(fence)) {
    return [
      finding(
        node,
        'Nothing closes the code block; all that follows is part of it.',
        `Write ${fence} on a line of its own below the code.`,
      ),
    ];
  }
  return node.value.trim() === ''
    ? [finding(node, 'The code block is empty.', 'Write its code, or take it out.')]
    : [];
}

function wordAround(source: string, node: Parents): boolean {
  const { start, end } = node.position ?? {};
  const before = source[(start?.offset ?? 0) - 1] ?? ' ';
  const after = source[end?.offset ?? source.length] ?? ' ';
  return /[\w]/.test(before) && /[\w]/.test(after);
}

function checkInline(node: Nodes, source: string): Finding[] {
  if (node.type === 'delete' && !slice(source, node).startsWith('~~')) {
    return [
      finding(
        node,
        `"${quote(slice(source, node))}" is struck out, since it stands between two tildes.`,
        'Write "about" or "to" for a tilde between numbers, or \\~; strike out with ~~.',
      ),
    ];
  }
  if (node.type === 'emphasis' && wordAround(source, node)) {
    return [
      finding(
        node,
        `"${quote(slice(source, node))}" is in italics, since it stands between two asterisks.`,
        'Put a calculation or a name between backticks, or write \\*.',
      ),
    ];
  }
  if (node.type === 'break' && !slice(source, node).startsWith('\\')) {
    return [
      finding(
        node,
        'Two spaces at the end of the line break it, which nobody sees in the source.',
        'Delete the spaces, begin a new paragraph, or end the line with a backslash.',
      ),
    ];
  }
  return [];
}

/** Lists, code, admonitions and emphasis are on the page what they seem to be in the source. */
export const checkRendering: Check = ({ note, parsed: source }) => {
  const found: Finding[] = [];
  standingsOf(note.tree).forEach(({ node, parent }) => {
    if (node.type === 'list')
      found.push(...checkNumbers(node, source), ...checkItems(node));
    if (node.type === 'code') found.push(...checkFence(node, source));
    if (
      node.type === 'paragraph' &&
      parent?.type === 'root' &&
      (node.position?.start.column ?? 1) >= 5
    ) {
      found.push(
        finding(
          node,
          `"${quote(toString(node))}" is indented as code and is a paragraph; notes have no indented code.`,
          'Write code between two lines of ```, and text without spaces before it.',
        ),
      );
    }
    found.push(...checkDirective(node, source), ...checkInline(node, source));
  });
  return found;
};
