import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isMostlyHan } from 'mdx-source';

import { isShort, isShownWhole, keyLine, disclaimerFor } from '../front-matter/index.ts';
import { PLACEHOLDER_DESCRIPTIONS, type RequiredSection, sectionsOf } from '../kinds.ts';
import { nodesIn, ofType } from './nodes.ts';
import { type Check, type Finding, checkEach, findingAt } from './findings.ts';

const AND = new Intl.ListFormat('en');

/** A note isn't published with the placeholder description. */
export const checkDescription: Check = ({ note, front }) => {
  if (!PLACEHOLDER_DESCRIPTIONS.some((one) => one === front.description)) return [];
  return {
    line: keyLine(note, 'description'),
    message: 'A new note: its description is still the one from the template.',
    remedy:
      "Say in one sentence of at most 160 characters which question it answers, and replace the template's comments, too.",
  };
};

/**
 * Notes on money or health say above the text that they aren't advice; an index only
 * links to them.
 */
export const checkDisclaimer: Check = ({ note, front, disclaimers }) => {
  const topics =
    Array.isArray(front.topics) && front.kind !== 'index' ? front.topics : [];
  const due = disclaimerFor(note.file, topics, disclaimers);
  if (!due || front.disclaimer === due) return [];
  return {
    line: 1,
    message: `Notes in this folder or on this topic carry the disclaimer on ${due}; this one doesn't.`,
    remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
  };
};

/** A note declares its language, so that fonts, screen readers and search engines know it. */
export const checkLanguage: Check = ({ fixCommand, front, isChinese, note, prose }) => {
  // Another value of lang is a problem of its own.
  if (front.lang !== undefined && !isChinese) return [];
  if (prose.trim() === '' || isMostlyHan(prose) === isChinese) return [];
  const [message, remedy] = isChinese
    ? [
        'The note says lang: zh-Hans, but most of its text is not Chinese.',
        'Delete lang: zh-Hans.',
      ]
    : [
        'Most of the text is Chinese, but the front matter does not say so.',
        `Add lang: zh-Hans to the front matter${fixCommand ? `, as ${fixCommand} -- "${note.file}" does` : ''}.`,
      ];
  return { line: 1, message, remedy };
};

/** The text begins with a paragraph, which answers the question. */
export const checkOpening: Check = ({ opening }) => {
  if (opening) return [];
  return {
    message:
      "The note doesn't start with a paragraph; answer its question before the first heading.",
    remedy: 'Write the answer as a short paragraph above the first heading.',
    lacks: 'the answer at the top',
  };
};

/** A longer post says where the blog's list cuts it. */
export const checkTruncate: Check = ({ note }) => {
  if (!isShownWhole(note) || isShort(note)) return [];
  const marker = note.file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  return {
    message:
      "The blog's list shows the whole post, because nothing says where to cut it.",
    remedy: `Write ${marker} on its own line below the first paragraphs.`,
  };
};

/**
 * Every section that the kind requires exists, once and in order. A note that has fewer than half of them has a
 * structure of its own; a seedling lists for its readers what it lacks.
 */
export const checkSections: Check = ({ front, isChinese, sections }) => {
  const { kind = '', waives = {}, status } = front;
  const all = sectionsOf(kind);
  const due = all.filter(
    ({ required, english, chinese }) =>
      required || !(english in waives || chinese in waives),
  );
  const nameOf = (one: RequiredSection) => (isChinese ? one.chinese : one.english);
  const required = due.map(nameOf);
  const order = required.map((name) => `## ${name}`).join(', ');
  const known = sections.filter(({ name }) => required.includes(name));
  const lacking = due.filter((one) => known.every(({ name }) => name !== nameOf(one)));
  const missing = lacking.map(nameOf);
  if (missing.length > all.length / 2 && status !== 'seedling') return [];
  const found: Finding[] = [];
  if (missing.length > 0) {
    const listed = missing.map((name) => `"## ${name}"`).join(', ');
    const fixed = lacking.filter((one) => one.required).map(nameOf);
    const [free] = lacking.filter((one) => !one.required).map(nameOf);
    const no = fixed.length > 0 ? ` (${AND.format(fixed)} can't be waived)` : '';
    const waive = `; or say in the front matter why the note does without it:\n    waives:\n      ${JSON.stringify(free)}: "the reason"`;
    found.push({
      message: `Missing: ${listed}. A note of kind ${kind} has ${order}, in this order.`,
      remedy: `Add ${listed}, spelled exactly like that${no}${free === undefined ? '.' : waive}`,
      lacks: missing.map((name) => `the section ${name}`).join(', '),
    });
  }
  const positions = known.map(({ name }) => required.indexOf(name));
  const misplaced = known.find(
    (_, index) => (positions[index] ?? 0) < (positions[index - 1] ?? -1),
  );
  if (misplaced) {
    found.push(
      findingAt(misplaced, [
        `"## ${misplaced.name}" is out of order; the order is ${order}.`,
        'Move the section where it belongs.',
        `${misplaced.name} in the right order`,
      ]),
    );
  }
  return found;
};

function namesWork(item: ListItem): boolean {
  const names = nodesIn(item, 'link', 'linkReference', 'inlineCode');
  return names.length > 0 || /\b(?:ISBN|DOI|RFC)\b/i.test(toString(item));
}

/** Readers can look up every source. */
export const checkSources: Check = ({ sections }) => {
  const section = sections.find(({ name }) => ['Sources', '来源'].includes(name));
  const items = ofType(section?.nodes ?? [], 'list').flatMap(({ children }) => children);
  return checkEach(items, (item) => {
    if (namesWork(item)) return undefined;
    return [
      'The source cannot be looked up: it has no link, file in backticks, ISBN, DOI or RFC.',
      'Write it as: [name of the section](URL): what it supports.',
    ];
  });
};
