import type { Expression, Program } from 'estree';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';

function toProgram(...body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', body, comments: [] };
}

/**
 * An import in the page's own module, so that it doesn't affect other pages.
 *
 * @param source - the module to import
 * @param name - local name of its default export; without it, the import is for side effects only
 */
export function toImport(source: string, name?: string): RootContent {
  const local = name === undefined ? undefined : { type: 'Identifier' as const, name };
  const estree = toProgram({
    type: 'ImportDeclaration',
    specifiers: local ? [{ type: 'ImportDefaultSpecifier', local }] : [],
    source: { type: 'Literal', value: source },
    attributes: [],
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

function toAttribute([name, value]: [string, string | Expression]): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const estree = toProgram({ type: 'ExpressionStatement', expression: value });
  const expression = {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: { estree },
  } as const;
  return { type: 'mdxJsxAttribute', name, value: expression };
}

/**
 * A JSX element of a component, as an MDX node.
 *
 * @param name - the component's name
 * @param properties - strings, or expressions as syntax trees
 */
export function toElement(
  name: string,
  properties: Readonly<Record<string, string | Expression>>,
): MdxJsxFlowElement {
  const attributes = Object.entries(properties).map(toAttribute);
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** An element's attributes whose values are strings, by name. */
export function stringsOf({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>) {
  const strings = attributes.flatMap((attribute) =>
    'name' in attribute && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return Object.fromEntries<string | undefined>(strings);
}
