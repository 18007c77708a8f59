import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { relativeName } from 'notes-lint';
import { toElement, toImport } from './jsx.ts';

const COMPONENT = '@site/src/components/NoteFaults';

/** Written by the check-notes plugin while `npm start` runs. */
const FAULTS = '@generated/notes/default/faults.json';

/**
 * Remark plugin for `start`: adds a box to each note that shows the errors in it.
 *
 * @param options - `root`: the project's root
 */
export default function noteFaults({ root }: { readonly root: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativeName(root, file.path);
    tree.children.push(
      toImport(COMPONENT, 'NoteFaults'),
      toImport(FAULTS, 'noteFaults'),
      toElement('NoteFaults', {
        file: name,
        faults: { type: 'Identifier', name: 'noteFaults' },
      }),
    );
  };
}
