import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { type RequiredSection, sectionsOf } from '../kinds/kinds.ts';
import { type Check, type Finding, checkEach } from './engine/findings.ts';
import { nodesIn, ofType } from '../view/nodes.ts';

/** A section that the note's kind requires, in the note's language. */
type Due = Pick<RequiredSection, 'required'> & { readonly name: string };

const isSources = (name: string) => ['Sources', '来源'].includes(name);

const AND = new Intl.ListFormat('en');

/** One finding for all sections that a note lacks. */
function findMissing(lacking: readonly Due[], kind: string, order: string): Finding[] {
  if (lacking.length === 0) return [];
  const listed = lacking.map(({ name }) => `"## ${name}"`).join(', ');
  const fixed = lacking.filter(({ required }) => required).map(({ name }) => name);
  const free = lacking.find(({ required }) => !required);
  const none = fixed.some(isSources)
    ? '; without any, write below it what the note rests on, such as "None: this is my own experience."'
    : '';
  const no = fixed.length > 0 ? ` (${AND.format(fixed)} can't be waived${none})` : '';
  const waive = `; or say in the front matter why the note does without it:\n    waives:\n      ${JSON.stringify(free?.name)}: "the reason"`;
  return [
    {
      message: `Missing: ${listed}. A note of kind ${kind} has ${order}, in this order.`,
      remedy: `Add ${listed}, spelled exactly like that${no}${free ? waive : '.'}`,
      lacks: lacking.map(({ name }) => `the section ${name}`).join(', '),
    },
  ];
}

/**
 * Every section that the kind requires exists, once and in order. A note that has fewer than half of them has a
 * structure of its own; a seedling lists for its readers what it lacks.
 */
export const checkSections: Check = ({ front, isChinese, sections }) => {
  const { kind = '', waives = {}, status } = front;
  const all = sectionsOf(kind);
  const due = all
    .filter((one) => one.required || !(one.english in waives || one.chinese in waives))
    .map((one) => ({ ...one, name: isChinese ? one.chinese : one.english }));
  const names = due.map(({ name }) => name);
  const order = names.map((name) => `## ${name}`).join(', ');
  const known = sections.filter(({ name }) => names.includes(name));
  const lacking = due.filter((one) => known.every(({ name }) => name !== one.name));
  if (lacking.length > all.length / 2 && status !== 'seedling') return [];
  const misplaced = known.filter(
    ({ name }, at) => names.indexOf(name) < names.indexOf(known[at - 1]?.name ?? ''),
  );
  return [
    ...findMissing(lacking, kind, order),
    ...checkEach(misplaced.slice(0, 1), ({ name }) => [
      `"## ${name}" is out of order; the order is ${order}.`,
      'Move the section where it belongs.',
      `${name} in the right order`,
    ]),
  ];
};

function namesWork(item: ListItem): boolean {
  const names = nodesIn(item, 'link', 'linkReference', 'inlineCode');
  return names.length > 0 || /\b(?:ISBN|DOI|RFC)\b/i.test(toString(item));
}

/** Readers can look up every source. */
export const checkSources: Check = ({ sections }) => {
  const section = sections.find(({ name }) => isSources(name));
  const items = ofType(section?.nodes ?? [], 'list').flatMap(({ children }) => children);
  return checkEach(items, (item) => {
    if (namesWork(item)) return undefined;
    return [
      'The source cannot be looked up: it has no link, file in backticks, ISBN, DOI or RFC.',
      'Write it as: [name of the section](URL): what it supports.',
    ];
  });
};
