import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { isPageFile, relativePath, toElement, toImport } from 'mdx-source';

/** Local name, on the note's page, of the data that the `note-links` plugin wrote for it. */
export const LINKS_IDENTIFIER = { type: 'Identifier', name: 'noteLinks' } as const;

/**
 * Remark plugin: adds backlinks and further reading at the end of each note, from the data that the
 * `note-links` plugin wrote.
 *
 * @param options - `siteDir`: the site's folder
 */
export default function addNoteLinks({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativePath(siteDir, file.path);
    if (!name.startsWith('docs/') || !isPageFile(name)) return;
    tree.children.push(
      toImport(`@generated/note-links/default/${name}.json`, LINKS_IDENTIFIER.name),
      toElement('NoteLinks', { links: LINKS_IDENTIFIER }),
    );
  };
}
