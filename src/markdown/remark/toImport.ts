import type { RootContent } from 'mdast';

/**
 * An import written into the note itself, so that other pages know nothing of it.
 *
 * @param source - what is imported
 * @param name - of its default export; without it, it is imported for what it does
 */
export function toImport(source: string, name?: string): RootContent {
  const local = name === undefined ? undefined : { type: 'Identifier' as const, name };
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
            specifiers: local ? [{ type: 'ImportDefaultSpecifier', local }] : [],
            source: { type: 'Literal', value: source },
            attributes: [],
          },
        ],
      },
    },
  };
}
