import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { relativeName } from 'mdx-source';
import { readPageState } from '../../plugins/check-notes/pageFile.ts';
import { toElement, toImport } from './jsx.ts';

/**
 * Remark plugin for `start`: adds a box to each note that shows the faults that the check-notes plugin
 * found in it.
 *
 * @param options - `root`: the project's root
 */
export default function noteFaults({ root }: { readonly root: string }) {
  return (tree: Root, file: VFile): void => {
    const { faults } = readPageState(root, relativeName(root, file.path));
    if (faults.length === 0) return;
    tree.children.push(
      toImport('@site/src/components/NoteFaults', 'NoteFaults'),
      toElement('NoteFaults', { faults: valueToEstree(faults) }),
    );
  };
}
