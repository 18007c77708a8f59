import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { relativePath, toElement } from 'mdx-source';
import { hasNoteHeader } from '../../notes/shared/hasNoteHeader.ts';
import { LINKS_IDENTIFIER } from './addNoteLinks.ts';
import { collectFacts } from './collectFacts.ts';

/** The index below the title that the text begins with, if it has one. */
function indexBelowTitle(tree: Root, { data }: VFile): number {
  if (data.contentTitle === undefined) return 0;
  return tree.children.findIndex(({ type }) => type === 'heading') + 1;
}

/**
 * Remark plugin: adds the note's header at the top of its text, below a title that the text begins with: what it
 * answers, its stage, when it was last verified, and below that the collapsed table of contents.
 *
 * A note that's overdue for review at build time says so in a full sentence. If it becomes overdue
 * before the next build, the browser shows that in the line of facts, in a word about as wide as the one before,
 * so that the layout doesn't shift.
 *
 * Of all this, a post or another page has only the disclaimer.
 *
 * @param options - `siteDir`: the site's folder
 */
export default function addNoteHeader({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativePath(siteDir, file.path);
    const { frontMatter: front = {}, contentTitle } = file.data;
    if (!name.startsWith('docs/')) {
      const { disclaimer: subject, lang } = front;
      if (subject)
        tree.children.unshift(
          toElement('Disclaimer', { subject, ...(lang && { lang }) }),
        );
      return;
    }
    if (!hasNoteHeader(front)) return;
    const title = front.title ?? contentTitle;
    const facts = { title, ...collectFacts(tree, name, front, siteDir) };
    const present = Object.entries(facts).filter(([, fact]) => fact !== undefined);
    const value = valueToEstree(Object.fromEntries(present));
    const links = front.read_first && { links: LINKS_IDENTIFIER };
    tree.children.splice(
      indexBelowTitle(tree, file),
      0,
      toElement('NoteHeader', { facts: value, ...links }),
      toElement('CollapsedToc', {}),
    );
  };
}
