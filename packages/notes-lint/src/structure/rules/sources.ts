import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { nodesIn, ofType } from '../nodes.ts';
import { type Check, each } from '../rule.ts';
import type { NoteView } from '../view.ts';

/** The entries of the note's Sources section, English or Chinese. */
function listSources({ sections }: NoteView): ListItem[] {
  const section = sections.find(({ name }) => name === 'Sources' || name === '来源');
  return ofType(section?.nodes ?? [], 'list').flatMap(({ children }) => children);
}

function namesWork(item: ListItem): boolean {
  const names = nodesIn(item, 'link', 'linkReference', 'inlineCode');
  return names.length > 0 || /\b(?:ISBN|DOI|RFC)\b/i.test(toString(item));
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
