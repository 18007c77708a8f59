import { lintFor } from 'autocorrect-node';

import type { Page as Note } from 'mdx-source';
import { linesOf } from './lineNumbers.ts';
import { nodesIn } from './nodes.ts';

/** A bare URL, and the space that keeps the punctuation behind it out of the link. */
const BARE_URL =
  /(?<![(<"=])https?:\/\/[^\s\p{sc=Han}，。；：！？、（）「」]*(?: (?=[，。；：！？、]))?/gu;
const PLACEHOLDER = 'q';
const PLACEHOLDERS = new RegExp(`${PLACEHOLDER}{8,}`, 'g');

const BRACKETS = /\(([^()]*\p{sc=Han}[^()]*)\)/gu;
const HALF_WIDTH =
  /(?<=[\p{sc=Han}》」』”"）]|^)(?:[,;:?!](?=[\p{sc=Han}「『“《（])|[:!](?=\d))/gu;
const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
};

/** Keys of the front matter whose values readers see. */
const TEXT_KEY = /^(?:title|description|sidebar_label):/;

/** Lines of code or data, where no typography rule applies. */
function codeLines({ tree, lineOffset }: Note): ReadonlySet<number> {
  const code = nodesIn(tree, 'code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression');
  const front = Array.from({ length: lineOffset }, (_, index) => index + 1);
  return new Set([...front, ...linesOf(code)]);
}

function fixPunctuation(text: string): string {
  return text.replace(HALF_WIDTH, (mark) => FULL_WIDTH[mark] ?? mark);
}

/** Replaces Latin punctuation in Chinese text; skips URLs, tags and inline code. */
function fixLine(line: string): string {
  return line
    .split(/(`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\/\/[^\s\p{sc=Han}]*)/u)
    .map((part, index) =>
      index % 2 === 1 ? part : fixPunctuation(part.replace(BRACKETS, '（$1）')),
    )
    .join('');
}

/** Spaces between Han and Latin, and full-width punctuation; URLs are left as they are. */
function fixSpacing(source: string, skipped: ReadonlySet<number>): string {
  const masked = source.replace(BARE_URL, (url) => PLACEHOLDER.repeat(url.length));
  const maskedLines = masked.split('\n');
  const lines = source.split('\n');
  for (const { l, c, old, new: right } of lintFor(masked, 'note.md').lines.reverse()) {
    const text = lines[l - 1] ?? '';
    const start = (maskedLines[l - 1] ?? '').indexOf(old, c - 1);
    if (skipped.has(l) || start === -1) continue;
    const urls = text.slice(start, start + old.length).match(BARE_URL) ?? [];
    const fresh = right
      .replace(PLACEHOLDERS, () => urls.shift() ?? '')
      .replace(/(?<=\p{sc=Han} )\+(?=\d)/gu, '+ ');
    lines[l - 1] = text.slice(0, start) + fresh + text.slice(start + old.length);
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
  if (note.frontMatter['lang'] !== 'zh-Hans' || note.syntaxErrors.length > 0)
    return note.source;
  const skipped = codeLines(note);
  const marked = note.source
    .split('\n')
    .map((line, index) => {
      if (!skipped.has(index + 1)) return fixLine(line);
      const isText = index < note.lineOffset && TEXT_KEY.test(line);
      return isText ? fixPunctuation(line) : line;
    })
    .join('\n');
  return fixSpacing(marked, skipped);
}
