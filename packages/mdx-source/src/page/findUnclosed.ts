import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { syntaxError } from './syntaxError.ts';

/** Languages whose code may contain the opening of a fence. */
const SHOWS_FENCES = ['md', 'mdx', 'markdown', 'diff'];
const OPENS_FENCE = /^[ \t>]*(?:`{3}|~{3})[a-z]+/m;

/** Whether a fence runs into the next one, or to the end of the file. */
function isUnclosed({ lang, value, position }: Code, source: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const [first = '', ...rest] = source.slice(start, end).split('\n');
  const [, fence] = /^(`{3,}|~{3,})/.exec(first) ?? [];
  // A longer fence is there to show shorter ones.
  const isLong = fence !== undefined && fence.length > 3;
  if (OPENS_FENCE.test(value) && !isLong && !SHOWS_FENCES.includes(lang ?? ''))
    return true;
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

const SHORT_FENCE = /^[ \t>]*``[a-z][\w+-]*(?:\s[^`]*)?$/;

/** What an error may come from: a line above that would open a code block if it had one backtick more. */
export function findShortFence(file: string, source: string, below = 0) {
  const lines = source.split('\n').slice(0, Math.max(0, below - 1));
  const at = lines.findLastIndex((line) => /^[ \t>]*(?:``|~~~)/.test(line));
  const fence = lines[at] ?? '';
  const isSpan = lines.slice(at + 1).some((line) => /(?<!`)``(?!`)/.test(line));
  if (!SHORT_FENCE.test(fence) || isSpan) return undefined;
  const reason = 'the line that opens the code block has two backticks';
  return syntaxError(file, at + 1, reason, `Write \`${fence.trim()}`);
}
