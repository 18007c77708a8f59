import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Languages whose code may contain fences. */
const SHOWS_FENCES = ['md', 'mdx', 'markdown', 'text', 'diff'];
const OPENS_FENCE = /^[ \t>]*(?:`{3}|~{3})[a-z]+/m;

/** Whether a fence runs into the next one, or to the end of the file. */
function isUnclosed({ lang, value, position }: Code, source: string): boolean {
  if (OPENS_FENCE.test(value) && !SHOWS_FENCES.includes(lang ?? '')) return true;
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const [first = '', ...rest] = source.slice(start, end).split('\n');
  const [, fence] = /^(`{3,}|~{3,})/.exec(first) ?? [];
  const last = (rest.at(-1) ?? '').replace(/^[\t >]+/, '');
  return fence !== undefined && !last.startsWith(fence);
}

/** The line of the first unclosed code block. */
export function findUnclosed(tree: Root, source: string): number | undefined {
  let line: number | undefined;
  visit(tree, 'code', (code) => {
    if (isUnclosed(code, source)) line = code.position?.start.line;
    return line === undefined;
  });
  return line;
}
