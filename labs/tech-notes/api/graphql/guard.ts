import {
  getArgumentValues,
  getNamedType,
  Kind,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { schema } from './museum.ts';
import { read } from './read.ts';

type Price = { depth: number; cost: number };
export function measure(source: string, inputs = {}): Price {
  const { document, one, variables } = read(source, inputs);
  const priced = new Map<string, Price>(); // each fragment only once
  function all(set: SelectionSetNode, type: GraphQLObjectType): Price {
    const parts = set.selections.map((node) => price(node, type));
    const cost = parts.reduce((sum, part) => sum + part.cost, 0);
    return { cost, depth: Math.max(...parts.map((part) => part.depth)) };
  }
  function spread(name: string, type: GraphQLObjectType): Price {
    for (const part of document.definitions) {
      if (part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === name)
        if (!priced.has(name)) priced.set(name, all(part.selectionSet, type));
    }
    return priced.get(name) as Price;
  }
  function price(node: SelectionNode, type: GraphQLObjectType): Price {
    if (node.kind === Kind.INLINE_FRAGMENT) return all(node.selectionSet, type);
    if (node.kind !== Kind.FIELD) return spread(node.name.value, type);
    const field = type.getFields()[node.name.value];
    if (!field || !node.selectionSet) return { depth: 1, cost: 1 };
    const { first = 1 } = getArgumentValues(field, node, variables);
    const rows = Math.max(1, Number(first)); // -5 earns no credit
    const next = getNamedType(field.type) as GraphQLObjectType;
    const below = all(node.selectionSet, next);
    return { depth: below.depth + 1, cost: rows * (1 + below.cost) };
  }
  return all(one.selectionSet, schema.getRootType(one.operation) as GraphQLObjectType);
}
