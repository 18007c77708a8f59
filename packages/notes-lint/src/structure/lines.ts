import type { Nodes } from 'mdast';

import type { Note } from '../note/index.ts';

/** A text, and the line of the file that it begins on. */
export type Place = { readonly line: number; readonly text: string };

/** Line of the file a node begins on. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Line of the file at an index of a text. */
export function lineIn({ line, text }: Place, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}

/** Line of the file with a front matter key; 1 if the key is missing. */
export function keyLine({ source, lineOffset }: Note, key: string): number {
  const lines = source.split('\n', lineOffset);
  return Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);
}

/** Splits a text into its lines. */
export function linesIn({ line, text }: Place): Place[] {
  return text.split('\n').map((one, index) => ({ line: line + index, text: one }));
}

/** Numbers of all lines that the nodes span. */
export function linesOf(nodes: readonly Nodes[]): ReadonlySet<number> {
  const numbers = nodes.flatMap((node) => {
    const first = lineOf(node);
    const count = (node.position?.end.line ?? 0) - first + 1;
    return Array.from({ length: count }, (_, index) => first + index);
  });
  return new Set(numbers);
}
