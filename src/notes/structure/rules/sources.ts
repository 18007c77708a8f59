import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

import { countHan, countWords } from '../../text/index.ts';
import type { Check } from '../rule.ts';
import { lineOf } from '../nodes.ts';
import type { NoteView } from '../view.ts';

/** What a source says beside its link, in words or Chinese characters. */
const LEAST_TEXT = 3;

/** The entries of the last section of a note, in English or Chinese. */
export function listSources({ sections }: NoteView): ListItem[] {
  const section = sections.find(({ name }) => name === 'Sources' || name === '来源');
  return (section?.nodes ?? []).flatMap((node) =>
    node.type === 'list' ? node.children : [],
  );
}

function namesWork(item: ListItem): boolean {
  let found = false;
  visit(item, (node) => {
    found ||= ['link', 'linkReference', 'inlineCode'].includes(node.type);
    return found ? EXIT : undefined;
  });
  return found || /\b(?:ISBN|DOI|RFC)\b/i.test(toString(item));
}

function textBesideLinks(item: ListItem): string {
  let text = '';
  visit(item, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return 'skip';
    if (node.type === 'text' || node.type === 'inlineCode') text += ` ${node.value}`;
    return undefined;
  });
  return text;
}

/** Each source is one line: where it is, and what it settles. */
export const checkSources: Check = (view) =>
  listSources(view).flatMap((item) => {
    const text = textBesideLinks(item);
    const isNamed = namesWork(item);
    if (isNamed && countWords(text) + countHan(text) >= LEAST_TEXT) return [];
    return {
      line: lineOf(item),
      message: isNamed
        ? 'The source does not say what it settles.'
        : 'The source names no work that can be opened (a link, a file in backticks, an ISBN, a DOI).',
      remedy: 'Write it as: [name of the section](address): what it settles.',
    };
  });
