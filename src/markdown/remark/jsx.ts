import type { Expression, Program } from 'estree';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';

function toProgram(...body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', body, comments: [] };
}

/**
 * An import written into the note itself, so that other pages know nothing of it.
 *
 * @param source - what is imported
 * @param name - of its default export; without it, it is imported for what it does
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
 * An element of a component, as remark plugins write it.
 *
 * @param name - of the component
 * @param properties - texts, and expressions as syntax trees
 */
export function toElement(
  name: string,
  properties: Readonly<Record<string, string | Expression>>,
): MdxJsxFlowElement {
  const attributes = Object.entries(properties).map(toAttribute);
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}
