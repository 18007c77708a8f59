import type { Nodes, Parents, Root } from 'mdast';

type OfType<T extends Nodes['type']> = Extract<Nodes, { type: T }>;

/** A node with what it stands in; the root stands in nothing. */
export type Standing = {
  readonly node: Nodes;
  readonly index: number;
  readonly parent: Parents | undefined;
};

type Walked = {
  readonly all: readonly Standing[];
  readonly nodes: readonly Nodes[];
  readonly byType: ReadonlyMap<string, readonly Nodes[]>;
};

const known = new WeakMap<Root, Walked>();

function collect(
  node: Nodes,
  index: number,
  parent: Parents | undefined,
  all: Standing[],
) {
  all.push({ node, index, parent });
  if (!('children' in node)) return;
  for (const [place, child] of node.children.entries()) collect(child, place, node, all);
}

function groupByType(nodes: readonly Nodes[]): ReadonlyMap<string, readonly Nodes[]> {
  const groups = new Map<string, Nodes[]>();
  for (const node of nodes) {
    const group = groups.get(node.type);
    if (group) group.push(node);
    else groups.set(node.type, [node]);
  }
  return groups;
}

function walk(tree: Root): Walked {
  const found = known.get(tree);
  if (found) return found;
  const all: Standing[] = [];
  collect(tree, 0, undefined, all);
  const nodes = all.map(({ node }) => node);
  const walked = { all, nodes, byType: groupByType(nodes) };
  known.set(tree, walked);
  return walked;
}

/**
 * All nodes of a note in the order of its text. Dozens of rules look at them, so that the tree is
 * walked once for all.
 */
export function nodesOf(tree: Root): readonly Nodes[] {
  return walk(tree).nodes;
}

/** The same, each with its parent. */
export function standingsOf(tree: Root): readonly Standing[] {
  return walk(tree).all;
}

/** The nodes of one type. */
export function nodesOfType<T extends Nodes['type']>(
  tree: Root,
  type: T,
): readonly OfType<T>[] {
  return (walk(tree).byType.get(type) ?? []) as readonly OfType<T>[];
}
