import type { Nodes } from 'mdast';

/** A string from a note, and the line of the file that it begins on. */
export type TextPart = {
  readonly line: number;
  readonly text: string;
};

/** Line of the file a node begins on. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Line of the file at an index of a part. */
function lineIn({ line, text }: TextPart, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
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

/** A match, and the line that it begins on. */
type Match = RegExpExecArray & { readonly line: number };

/** The matches of a pattern, with their lines. */
export function matchesIn(parts: readonly TextPart[], pattern: RegExp): Match[] {
  return parts.flatMap((part) =>
    [...part.text.matchAll(pattern)].map((match) => {
      const indent = match[0].length - match[0].trimStart().length;
      return Object.assign(match, { line: lineIn(part, match.index + indent) });
    }),
  );
}
