import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** The union of node types with these `type` strings. */
type OfType<T extends Nodes['type']> = Extract<Nodes, { type: T }>;

/** A JSX element, block or inline. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A node with its parent and index; the root has no parent. */
export type NodeWithParent = {
  readonly node: Nodes;
  readonly index: number;
  readonly parent: Parents | undefined;
};

/** All nodes of a note in document order, each with its parent. */
export function listNodes(tree: Root): NodeWithParent[] {
  const all: NodeWithParent[] = [];
  visit(tree, (node, index = 0, parent) => void all.push({ node, index, parent }));
  return all;
}

/** Filters nodes by type. */
export function ofType<T extends Nodes['type']>(
  nodes: readonly Nodes[],
  ...types: readonly T[]
): OfType<T>[] {
  const names: readonly string[] = types;
  return nodes.filter((node): node is OfType<T> => names.includes(node.type));
}

/** A node's descendants of these types, in document order. */
export function nodesIn<T extends Nodes['type']>(node: Nodes, ...types: readonly T[]) {
  const found: Nodes[] = [];
  visit(node, (child) => void found.push(child));
  return ofType(found, ...types);
}

/** Whether a paragraph is indented as code, which MDX doesn't know. */
export function isIndentedCode({ type, position }: RootContent): boolean {
  return type === 'paragraph' && (position?.start.column ?? 1) >= 5;
}

/** The source text of a node. */
export function sourceOf(source: string, { position }: Nodes): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
