import { codeLines } from './rules/chinese.ts';
import { findCorrections } from '../text/index.ts';
import type { Note } from '../note/index.ts';

const BRACKETS = /\(([^()]*\p{sc=Han}[^()]*)\)/gu;
const HALF_WIDTH = /(?<=[\p{sc=Han}》」』）]|^)[,;:?!](?=[\p{sc=Han}「『《（])/gu;
const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
};

const HAN = /\p{sc=Han}/u;

/** Replaces straight quotes that hold or touch Chinese; an odd one out stays. */
function fixQuotes(text: string): string {
  const parts = text.split('"');
  if (parts.length % 2 === 0) return text;
  return parts.reduce((before, part, index) => {
    if (index % 2 === 0) return before + part;
    const around = [before.at(-1), part, parts[index + 1]?.at(0)].join('');
    return before + (HAN.test(around) ? `「${part}」` : `"${part}"`);
  }, '');
}

function fixPunctuation(text: string): string {
  return text.replace(HALF_WIDTH, (mark) => FULL_WIDTH[mark] ?? mark);
}

/** Replaces Latin punctuation in Chinese text; skips URLs, tags and inline code. */
function fixMarks(line: string): string {
  return line
    .split(/(`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\/\/[^\s\p{sc=Han}]*)/u)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const quoted = part
        .replace(/“([^”]*)”/g, '「$1」')
        .replace(/‘([^’]*)’/g, '『$1』')
        .replace(BRACKETS, '（$1）');
      return fixPunctuation(fixQuotes(quoted));
    })
    .join('');
}

/** Keys of the front matter whose values readers see. */
const TEXT_KEY = /^(?:title|description|sidebar_label):/;

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
    .map((line, index) => {
      if (!skipped.has(index + 1)) return fixMarks(line);
      const isText = index < note.lineOffset && TEXT_KEY.test(line);
      return isText ? fixPunctuation(line) : line;
    })
    .join('\n');
  return fixSpacing(marked, skipped);
}
