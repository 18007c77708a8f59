import { codeLines } from './rules/chinese.ts';
import { findCorrections } from '../text/index.ts';
import type { Note } from '../note/index.ts';

const BRACKETS = /\(([^()]*\p{Script=Han}[^()]*)\)/gu;

/** Replaces Latin punctuation in Chinese text; skips links and inline code. */
function fixMarks(line: string): string {
  return line
    .split(/(`[^`]*`|\]\([^)]*\)|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/“([^”]*)”/g, '「$1」')
            .replace(/‘([^’]*)’/g, '『$1』')
            .replace(/"([^"]*\p{Script=Han}[^"]*)"/gu, '「$1」')
            .replace(BRACKETS, '（$1）'),
    )
    .join('');
}

function fixSpacing(source: string, skipped: ReadonlySet<number>): string {
  const lines = source.split('\n');
  for (const { line, column, old, right } of findCorrections(source).reverse()) {
    const text = lines[line - 1] ?? '';
    const start = text.indexOf(old, column - 1);
    if (skipped.has(line) || start === -1) continue;
    lines[line - 1] = text.slice(0, start) + right + text.slice(start + old.length);
  }
  return lines.join('\n');
}

/**
 * Applies the fixes that need no judgement: punctuation and spacing in Chinese text. Code
 * isn't touched.
 *
 * @returns the file's text, unchanged if there was nothing to fix
 */
export function fixNote(note: Note): string {
  if (note.frontMatter['lang'] !== 'zh-Hans' || note.syntaxFaults.length > 0)
    return note.source;
  const skipped = codeLines(note);
  const marked = note.source
    .split('\n')
    .map((line, index) => (skipped.has(index + 1) ? line : fixMarks(line)))
    .join('\n');
  return fixSpacing(marked, skipped);
}
