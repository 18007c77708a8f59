import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdownHeadingId } from '@docusaurus/utils';

import { sourceOf } from '../nodes.ts';
import { type Check, type Finding, findingAt } from '../rule.ts';
import { quote } from './phrases.ts';

const ENDS_WRONGLY = /[.:;,。：；，、]$/;

function checkHeading(heading: Heading, source: string): Finding[] {
  const text = toString(heading).trim();
  const raw = sourceOf(source, heading);
  if (text === '' && heading.children.every(({ type }) => type === 'text')) {
    return [
      findingAt(heading, 'The heading is empty.', 'Write its words, or delete the line.'),
    ];
  }
  const found: Finding[] = [];
  if (!raw.trimStart().startsWith('#')) {
    found.push(
      findingAt(
        heading,
        `"${quote(text)}" becomes a heading through the line of ${raw.trimEnd().at(-1)} below it.`,
        'Write ## before a heading; put an empty line above a line that is none.',
      ),
    );
  }
  if (/\{[^}]*\}?\s*$/.test(text) && parseMarkdownHeadingId(text).id === undefined) {
    found.push(
      findingAt(
        heading,
        `"${quote(text)}" ends with an id that is none.`,
        'Write {#name-of-the-place}, of letters, digits and hyphens, at the end of the line.',
      ),
    );
  }
  if (ENDS_WRONGLY.test(text) && !/(?:etc|\.\.)\.$/.test(text)) {
    found.push(
      findingAt(
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
      findingAt(
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
          findingAt(
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
      findingAt(
        heading,
        `The id "${id}" is that of an earlier heading; links reach only the first.`,
        'Give one of the two another id.',
      ),
    ),
  ];
};
