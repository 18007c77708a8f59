import { lintFor } from 'autocorrect-node';

import { AUTOLINK, type Page, parsePage } from 'mdx-source';
import { isMostlyHan } from '../text/count.ts';
import { linesOf } from '../view/lineNumbers.ts';
import { nodesIn } from '../view/nodes.ts';
import { proseOf } from '../view/noteView.ts';

/** Kana, and frequent characters that simplified Chinese doesn't have. */
const NOT_SIMPLIFIED =
  /[\p{sc=Hiragana}\p{sc=Katakana}這個們來時會對說為國學體與過還讓從應該開關問題經麼]/u;

/** A bare URL, and the space that keeps the punctuation after it out of the link. */
const BARE_URL =
  /(?<![(<"=])https?:\/\/[^\s\p{sc=Han}，。；：！？、（）「」]*(?: (?=[，。；：！？、]))?/gu;
const PLACEHOLDER = 'q';
const PLACEHOLDERS = new RegExp(`${PLACEHOLDER}{8,}`, 'g');

/** A line that's a tag: between two of those, autocorrect takes Markdown for HTML, and links for text. */
const TAG_LINE = /^ *<[^<>]*> *$/gm;

const BRACKETS = /\(([^()]*\p{sc=Han}[^()]*)\)/gu;
const QUOTES = /=?"([^"]*)"/g;
const HALF_WIDTH =
  /(?<=[\p{sc=Han}》」』”"）]|^)(?:[,;:?!](?=[\p{sc=Han}「『“《（])|[:!](?=\d))|(?<=\p{sc=Han})[:!](?=[a-z])/giu;
/** With the space after it, which full-width punctuation doesn't have. */
const AFTER_EMPHASIS = /(?<=[\p{sc=Han}》」』”"）]\*{1,3})([,;:?!]) */gu;

/** Unicode has ASCII's marks a second time, in the same order. */
const toFullWidth = (mark: string) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0);

/** Keys of the front matter whose values readers see. */
const TEXT_KEY = /^(?:title|description|sidebar_label|changed):/;

/** Lines of code or data, where no typography rule applies. */
function codeLines({ tree, lineOffset }: Page): ReadonlySet<number> {
  const code = nodesIn(tree, 'code', 'yaml', 'mdxjsEsm', 'mdxFlowExpression');
  const front = Array.from({ length: lineOffset }, (_, index) => index + 1);
  return new Set([...front, ...linesOf(code)]);
}

function fixPunctuation(text: string): string {
  return text
    .replace(HALF_WIDTH, toFullWidth)
    .replace(AFTER_EMPHASIS, (_, mark: string) => toFullWidth(mark));
}

/** The edge of inline code, beside Chinese. */
const CODE_EDGE = /(?<=\p{sc=Han})\0(?=`)|(?<=`)\0(?=\p{sc=Han})/gu;

/** Inline code, targets of links, tags and URLs. */
const NOT_PROSE = /(`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\/\/[^\s\p{sc=Han}]*)/gu;

/** Chinese has “ ”; the value of an attribute keeps its straight quotes. */
const toChineseQuotes = (quoted: string, text: string) =>
  /^".*\p{sc=Han}/u.test(quoted) ? `“${text}”` : quoted;

/** Replaces brackets and straight quotes around Chinese, whatever else is between them. */
function fixPairs(line: string): string {
  const kept = line.match(NOT_PROSE) ?? [];
  return line
    .replace(NOT_PROSE, '\0')
    .replace(BRACKETS, '（$1）')
    .replace(QUOTES, toChineseQuotes)
    .replaceAll('\0', () => kept.shift() ?? '');
}

/** Replaces Latin punctuation in Chinese text, and puts spaces around inline code; skips URLs and tags. */
function fixLine(line: string): string {
  return fixPairs(line)
    .split(NOT_PROSE)
    .map((part, index) => (index % 2 === 1 ? part : fixPunctuation(part)))
    .join('\0')
    .replace(CODE_EDGE, ' ')
    .replaceAll('\0', '');
}

/** A part of a date, which is usual with spaces around its number and without. */
const DATE = /(?<=[年月]) ?\d+ ?[月日]|\d+ ?[年月日]/g;

/** Spaces between Han and Latin, and full-width punctuation; URLs are left as they are. */
function fixSpacing(source: string, skipped: ReadonlySet<number>): string {
  const masked = source
    .replace(TAG_LINE, '')
    .replace(BARE_URL, (url) => PLACEHOLDER.repeat(url.length));
  const maskedLines = masked.split('\n');
  const lines = source.split('\n');
  for (const { l, c, old, new: right } of lintFor(masked, 'note.md').lines.reverse()) {
    const text = lines[l - 1] ?? '';
    const start = (maskedLines[l - 1] ?? '').indexOf(old, c - 1);
    if (skipped.has(l) || start === -1) continue;
    const asWritten = new Map(
      old.match(DATE)?.map((date) => [date.replaceAll(' ', ''), date]),
    );
    const urls = text.slice(start, start + old.length).match(BARE_URL) ?? [];
    const fresh = right
      .replace(DATE, (date) => asWritten.get(date.replaceAll(' ', '')) ?? date)
      .replace(PLACEHOLDERS, () => urls.shift() ?? '')
      .replace(/(?<=\p{sc=Han} )\+(?=\d)/gu, '+ ');
    lines[l - 1] = text.slice(0, start) + fresh + text.slice(start + old.length);
  }
  return lines.join('\n');
}

const CODE_OR_AUTOLINK = new RegExp(
  `(?<code>\`+)[^\`]*\\k<code>|${AUTOLINK.source}`,
  'g',
);

/** Turns the URLs in angle brackets into links that keep a note from being parsed. */
function fixAutolinks(note: Page): Page {
  const [error] = note.syntaxErrors;
  if (!error) return note;
  const lines = note.source.split('\n');
  const at = (error.line ?? 0) - 1;
  const fixed = lines[at]?.replace(CODE_OR_AUTOLINK, (all, _, url?: string) => {
    if (url === undefined) return all;
    const target = /^(?:https?|mailto):/.test(url) ? url : `mailto:${url}`;
    return `[${url.replace('mailto:', '')}](${target})`;
  });
  if (fixed === undefined || fixed === lines[at]) return note;
  return fixAutolinks(parsePage({ ...note, source: lines.with(at, fixed).join('\n') }));
}

/** Declares a note as Chinese if it has no language, and its text is in simplified Chinese. */
function addLanguage(note: Page): Page {
  if (note.frontMatter['lang'] !== undefined) return note;
  const prose = nodesIn(note.tree, 'paragraph', 'heading').map(proseOf).join('\n');
  if (!isMostlyHan(prose) || NOT_SIMPLIFIED.test(prose)) return note;
  const lines = note.source.split('\n');
  const line = 'lang: zh-Hans';
  if (note.lineOffset > 0) lines.splice(note.lineOffset - 1, 0, line);
  else lines.unshift('---', line, '---', '');
  return parsePage({ ...note, source: lines.join('\n') });
}

/**
 * Applies the fixes that need no judgement: URLs in angle brackets, and in Chinese text the language,
 * punctuation and spacing. Code isn't touched.
 *
 * @returns the file's text, unchanged if there was nothing to fix
 */
export function fixNote(original: Page): string {
  const parsed = fixAutolinks(original);
  if (parsed.syntaxErrors.length > 0) return original.source;
  const note = addLanguage(parsed);
  if (note.frontMatter['lang'] !== 'zh-Hans') return note.source;
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
