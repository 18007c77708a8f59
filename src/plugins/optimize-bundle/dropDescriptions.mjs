// @ts-check
import ts from 'typescript';

/** @typedef {import('typescript').Node} Node */

/**
 * @param {import('typescript').ObjectLiteralExpression} object
 * @param {string} name
 */
const findProperty = (object, name) =>
  object.properties.find((property) => property.name?.getText() === name);

/**
 * What `<Translate>` and `translate` are called with: an id, and a description for translators.
 *
 * @param {Node} node
 * @returns {Node | undefined} the description
 */
function findDescription(node) {
  if (!ts.isObjectLiteralExpression(node) || !ts.isCallExpression(node.parent)) return;
  const hasMessage = findProperty(node, 'message') ?? findProperty(node, 'children');
  if (!hasMessage || !findProperty(node, 'id')) return;
  const description = findProperty(node, 'description');
  return description?.getChildren().some(ts.isStringLiteralLike)
    ? description
    : undefined;
}

/**
 * A loader that takes the descriptions out of messages: nothing shows them, and each page would load them.
 *
 * @param {string} source - a compiled module
 * @returns {string} the module without them
 */
export default function dropDescriptions(source) {
  if (!source.includes('description:')) return source;
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest, true);
  /** @type {Node[]} */
  const found = [];
  /** @param {Node} node */
  const visit = (node) => {
    const description = findDescription(node);
    if (description) found.push(description);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.reduceRight((code, node) => {
    const rest = code.slice(node.end).replace(/^\s*,/, '');
    return code.slice(0, node.getStart()) + rest;
  }, source);
}
