import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { relativeName } from 'notes-lint';
import { toElement, toImport } from './jsx.ts';

/** What the plugin `graph` has written for a note, as its page knows it. */
export const LINKS = { type: 'Identifier', name: 'noteLinks' } as const;

/**
 * Puts at the foot of each note what leads to it and on from it, from what the plugin `graph` has
 * written.
 *
 * @param options - `root`: the project's root
 */
export default function noteLinks({ root }: { readonly root: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativeName(root, file.path);
    if (!name.startsWith('docs/')) return;
    tree.children.push(
      toImport(`@generated/graph/default/${name}.json`, LINKS.name),
      toElement('NoteLinks', { links: LINKS }),
    );
  };
}
