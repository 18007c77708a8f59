import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { countHan, countWords } from '../../text/index.ts';
import { nodesIn, ofType } from '../nodes.ts';
import { type Check, each } from '../rule.ts';
import type { NoteView } from '../view.ts';

/** The least text a source needs besides its link, in words or Chinese characters. */
const LEAST_TEXT = 3;

/** The entries of the note's Sources section, English or Chinese. */
export function listSources({ sections }: NoteView): ListItem[] {
  const section = sections.find(({ name }) => name === 'Sources' || name === '来源');
  return ofType(section?.nodes ?? [], 'list').flatMap(({ children }) => children);
}

function namesWork(item: ListItem): boolean {
  const names = nodesIn(item, 'link', 'linkReference', 'inlineCode');
  return names.length > 0 || /\b(?:ISBN|DOI|RFC)\b/i.test(toString(item));
}

function textBesideLinks(item: ListItem): string {
  const links = nodesIn(item, 'link', 'linkReference');
  const linked = new Set(links.flatMap((link) => nodesIn(link, 'text', 'inlineCode')));
  return nodesIn(item, 'text', 'inlineCode')
    .filter((node) => !linked.has(node))
    .map(({ value }) => value)
    .join(' ');
}

const FORM = 'Write it as: [name of the section](URL): what it supports.';

/** Readers can look up every source. */
export const checkSources: Check = (view) =>
  each(
    listSources(view).filter((item) => !namesWork(item)),
    () => [
      'The source cannot be looked up: it has no link, file in backticks, ISBN, DOI or RFC.',
      FORM,
    ],
  );

/** Each source says what it's evidence for. */
export const checkSourceTexts: Check = (view) =>
  each(listSources(view).filter(namesWork), (item) => {
    const text = textBesideLinks(item);
    const length = countWords(text) + countHan(text);
    if (length >= LEAST_TEXT) return undefined;
    return [
      `The source has ${length} of the ${LEAST_TEXT} words that it takes to say what it supports.`,
      FORM,
    ];
  });
