import path from 'node:path';

import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';

import { expressionAttribute } from './expressionAttribute.ts';

const COMPONENT = '@site/src/components/NoteFaults';

/** Written by the notes plugin while `npm start` runs. */
const FAULTS = '@generated/notes/default/faults.json';

/** An import written into the note itself, so that a built site knows nothing of it. */
function toImport(name: string, source: string): RootContent {
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
              { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } },
            ],
            source: { type: 'Literal', value: source },
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
    tree.children.push(
      toImport('NoteFaults', COMPONENT),
      toImport('noteFaults', FAULTS),
      {
        type: 'mdxJsxFlowElement',
        name: 'NoteFaults',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'file', value: name },
          expressionAttribute('faults', { type: 'Identifier', name: 'noteFaults' }),
        ],
        children: [],
      },
    );
  };
}
