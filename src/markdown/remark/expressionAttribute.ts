import type { Expression } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx';

/**
 * An attribute whose value is an expression, `name={…}`, as remark plugins write it.
 *
 * @param name - of the attribute
 * @param expression - as a syntax tree
 */
export function expressionAttribute(
  name: string,
  expression: Expression,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}
