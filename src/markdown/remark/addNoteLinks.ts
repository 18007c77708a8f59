import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { isPageFile, relativePath, toElement, toImport } from 'mdx-source';

/** Local name, on the note's page, of the data that the `graph` plugin wrote for it. */
export const LINKS_IDENTIFIER = { type: 'Identifier', name: 'noteLinks' } as const;

/**
 * Remark plugin: adds backlinks and further reading at the end of each note, from the data that the
 * `graph` plugin wrote.
 *
 * @param options - `root`: the project's root
 */
export default function noteLinks({ root }: { readonly root: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativePath(root, file.path);
    if (!name.startsWith('docs/') || !isPageFile(name)) return;
    tree.children.push(
      toImport(`@generated/graph/default/${name}.json`, LINKS_IDENTIFIER.name),
      toElement('NoteLinks', { links: LINKS_IDENTIFIER }),
    );
  };
}
