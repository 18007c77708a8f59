import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isMostlyHan } from 'mdx-source';

import {
  PLACEHOLDER_DESCRIPTIONS,
  isShort,
  isShownWhole,
  keyLine,
  readDisclaimerFor,
} from '../front-matter/index.ts';
import { FIX_COMMAND } from '../fixCommand.ts';
import { sectionsOf } from '../readKinds.ts';
import { nodesIn, ofType } from './nodes.ts';
import { type Check, type Finding, checkEach, findingAt } from './findings.ts';
import type { NoteView } from './noteView.ts';

/** A note isn't published with the placeholder description. */
export const checkDescription: Check = ({ note, front }) => {
  if (!PLACEHOLDER_DESCRIPTIONS.some((one) => one === front.description)) return [];
  return {
    line: keyLine(note, 'description'),
    message: 'The description is still the one from the template.',
    remedy:
      'Say in one sentence of at most 160 characters which question the note answers.',
  };
};

/**
 * Notes on money or health say above the text that they aren't advice; an index only
 * links to them.
 */
export const checkDisclaimer: Check = ({ note, front, disclaimers }) => {
  const topics =
    Array.isArray(front.topics) && front.kind !== 'index' ? front.topics : [];
  const due = readDisclaimerFor(note.file, topics, disclaimers);
  if (!due || front.disclaimer === due) return [];
  return {
    line: 1,
    message: `Notes in this folder or on this topic carry a disclaimer about ${due === 'health' ? 'health' : 'money'}; this one doesn't.`,
    remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
  };
};

/** A note declares its language, so that fonts, screen readers and search engines know it. */
export const checkLanguage: Check = ({ isChinese, note, prose }) => {
  if (prose.trim() === '' || isMostlyHan(prose) === isChinese) return [];
  const [message, remedy] = isChinese
    ? [
        'The note says lang: zh-Hans, but most of its text is not Chinese.',
        'Delete lang: zh-Hans.',
      ]
    : [
        'Most of the text is Chinese, but the front matter does not say so.',
        `Add lang: zh-Hans to the front matter, as ${FIX_COMMAND} -- "${note.file}" does.`,
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

/** The required sections that the note doesn't waive, in its language. */
function requiredNames({ front, isChinese }: NoteView): string[] {
  const waived = Object.keys(front.waives ?? {});
  return sectionsOf(front.kind ?? '')
    .filter(
      ({ english, chinese, required }) =>
        required || (!waived.includes(english) && !waived.includes(chinese)),
    )
    .map(({ english, chinese }) => (isChinese ? chinese : english));
}

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

/** Every section that the kind requires exists, once and in order. */
export const checkSections: Check = (view) => {
  const required = requiredNames(view);
  const order = required.map((name) => `## ${name}`).join(', ');
  const known = view.sections.filter(({ name }) => required.includes(name));
  const missing = required.filter((name) => known.every((one) => one.name !== name));
  const found: Finding[] = [];
  if (missing.length > 0) {
    const listed = missing.map((name) => `"## ${name}"`).join(', ');
    found.push({
      message: `Missing: ${listed}. A note of kind ${view.front.kind} has ${order}, in this order.`,
      remedy: `Add ${listed}, spelled exactly like that; or say why the note does without one, as in waives: { ${missing[0]}: "the reason" }.`,
      lacks: missing.map((name) => `the section ${name}`).join(', '),
    });
  }
  const positions = known.map(({ name }) => required.indexOf(name));
  const misplaced = known.find(
    (_, index) => (positions[index] ?? 0) <= (positions[index - 1] ?? -1),
  );
  if (misplaced) {
    found.push(
      findingAt(misplaced, [
        `"## ${misplaced.name}" is out of order or repeated; the order is ${order}.`,
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
