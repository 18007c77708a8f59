import type { Nodes, Parents, Root } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** The nodes of some types. */
export type OfType<T extends Nodes['type']> = Extract<Nodes, { type: T }>;

/** An element of JSX, on lines of its own or within a paragraph. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A node with what it stands in; the root stands in nothing. */
export type Standing = {
  readonly node: Nodes;
  readonly index: number;
  readonly parent: Parents | undefined;
};

/** All nodes of a note in the order of its text, each with its parent. */
export function standingsOf(tree: Root): Standing[] {
  const all: Standing[] = [];
  visit(tree, (node, index = 0, parent) => void all.push({ node, index, parent }));
  return all;
}

/** Those of some nodes that are of one of the types. */
export function ofType<T extends Nodes['type']>(
  nodes: readonly Nodes[],
  ...types: readonly T[]
): OfType<T>[] {
  const names: readonly string[] = types;
  return nodes.filter((node): node is OfType<T> => names.includes(node.type));
}

/** The nodes of some types within a node, in the order of the text. */
export function nodesIn<T extends Nodes['type']>(node: Nodes, ...types: readonly T[]) {
  const found: Nodes[] = [];
  visit(node, (child) => void found.push(child));
  return ofType(found, ...types);
}

/** The text of a note that became a node. */
export function sourceOf(source: string, { position }: Nodes): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** An attribute of an element by its name. */
export function attributeOf({ attributes }: Element, name: string) {
  return attributes.find(
    (one): one is MdxJsxAttribute => 'name' in one && one.name === name,
  );
}
