import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { closestMatch } from 'mdx-source';

import { type RequiredSection, sectionsOf } from '../kinds.ts';
import { type Check, checkEach, findingAt } from './findings.ts';
import { nodesIn, ofType } from '../view/nodes.ts';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether two names have the same letters, but for one at most. */
const isAlike = (name: string, other: string) =>
  closestMatch(lettersOf(name), [lettersOf(other)], name.slice(0, 3)) !== undefined;

const AND = new Intl.ListFormat('en');

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
  const absent = due.filter((one) => known.every(({ name }) => name !== nameOf(one)));
  const others = sections.filter(({ name }) => !required.includes(name));
  const misnamed = checkEach(others, ({ name }) => {
    const right = absent.map(nameOf).find((one) => isAlike(one, name));
    if (right === undefined) return undefined;
    const message = `"## ${name}" isn't the section "## ${right}" that a note of kind ${kind} has.`;
    return [message, `Write ## ${right}, spelled exactly like that.`];
  });
  const lacking = absent.filter((one) =>
    others.every(({ name }) => !isAlike(nameOf(one), name)),
  );
  const missing = lacking.map(nameOf);
  if (missing.length > all.length / 2 && status !== 'seedling') return [];
  const found = [...misnamed];
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
