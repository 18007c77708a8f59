import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { relativePath, toElement, toImport } from 'mdx-source';
import { readPageState } from './problemFile.ts';

/**
 * Remark plugin for `start`: adds a box to each note that shows the problems that the check-notes plugin
 * found in it.
 *
 * @param options - `siteDir`: the site's folder
 */
export default function noteProblems({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const { problems } = readPageState(siteDir, relativePath(siteDir, file.path));
    if (problems.length === 0) return;
    tree.children.push(
      toImport('@site/src/components/NoteProblems', 'NoteProblems'),
      toElement('NoteProblems', { problems: valueToEstree(problems) }),
    );
  };
}
