import path from 'node:path';

import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';

const COMPONENT = '@site/src/components/NoteFaults';

/** An import written into the note itself, so that a built site knows nothing of it. */
function toImport(): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: { type: 'Identifier', name: 'NoteFaults' },
              },
            ],
            source: { type: 'Literal', value: COMPONENT },
            attributes: [],
          },
        ],
      },
    },
  };
}

/**
 * Puts a box on each note in which `npm start` shows what is wrong with it; only for `start`.
 *
 * @param options - `root`: the project's root
 */
export default function noteFaults({ root }: { readonly root: string }) {
  return (tree: Root, file: VFile): void => {
    const name = path.relative(root, file.path).split(path.sep).join('/');
    tree.children.push(toImport(), {
      type: 'mdxJsxFlowElement',
      name: 'NoteFaults',
      attributes: [{ type: 'mdxJsxAttribute', name: 'file', value: name }],
      children: [],
    });
  };
}
