import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { countHan, countWords } from '../../text/index.ts';
import { nodesIn, ofType } from '../nodes.ts';
import { type Check, each } from '../rule.ts';
import type { NoteView } from '../view.ts';

/** What a source says beside its link, in words or Chinese characters. */
const LEAST_TEXT = 3;

/** The entries of the last section of a note, in English or Chinese. */
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

/** Each source is one line: where it is, and what it settles. */
export const checkSources: Check = (view) =>
  each(listSources(view), (item) => {
    const text = textBesideLinks(item);
    const isNamed = namesWork(item);
    if (isNamed && countWords(text) + countHan(text) >= LEAST_TEXT) return undefined;
    return [
      isNamed
        ? 'The source does not say what it settles.'
        : 'The source names no work that can be opened (a link, a file in backticks, an ISBN, a DOI).',
      'Write it as: [name of the section](address): what it settles.',
    ];
  });
