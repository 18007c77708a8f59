import { createHash } from 'node:crypto';

import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Code, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { LineCounter, parseDocument } from 'yaml';

import { explainSyntaxError } from './explainSyntaxError.ts';
import type { Problem } from './problem.ts';

/** A document, page or post as it is in its file; parsed on first access. */
export type Page = {
  /** Path relative to the project's root, with forward slashes: `docs/http/dns.md`. */
  readonly file: string;
  readonly absolutePath: string;
  /** The whole file, front matter included. */
  readonly source: string;
  /** Hash of file name and source, for the keys of caches. Reading it doesn't parse anything. */
  readonly hash: string;
  /** The front matter as YAML gives it (dates stay strings), not yet validated. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Number of lines of the front matter, fences included; Docusaurus' own trees begin after them. */
  readonly lineOffset: number;
  /**
   * The body as MDX with GFM tables and directives, without HTML comments. Positions are those of the
   * file: `node.position.start.line` is a line of the file. Empty if the page doesn't parse.
   */
  readonly tree: Root;
  /** The text that the tree was parsed from: offsets in the tree refer to it. It has the file's lines. */
  readonly parsed: string;
  /** Errors that kept the front matter or the body from being parsed. */
  readonly syntaxErrors: readonly Problem[];
};

/** A page before it is parsed. */
export type PageFile = Pick<Page, 'file' | 'absolutePath' | 'source'>;

/** The syntax that Docusaurus compiles pages with, with its plugins in the same order. */
const syntax = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkCjkFriendly)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** Some editors put a byte-order mark in front; Docusaurus skips it too. */
const FRONT_MATTER =
  /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)\r?\n?(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** What was probably meant as front matter: dashes, then a key. */
const MEANT_AS_FRONT_MATTER = /^\uFEFF?(?<above>\s*)(?<dashes>-{3,})\s*\n\s*[\w-]+:/;

type Parsed<T> = { readonly value: T; readonly errors: readonly Problem[] };

/** Splits the YAML from a page. */
export function splitFrontMatter(source: string): { yaml: string; lineOffset: number } {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { yaml: '', lineOffset: 0 };
  const lines = match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0);
  return { yaml: match.groups?.['yaml'] ?? '', lineOffset: lines };
}

const YAML_REMEDY =
  'Write each key once, as key: value between two lines of ---; put a value that begins with a character such as * & @ [ or contains ": " in double quotes, and indent with spaces.';
/** A value that YAML takes for keys of its own. */
const UNQUOTED_COLON = /^([\w-]+): +([^\s"'[{].*: .*)$/;
/** What the parser says of a line that's indented by a space too many or too few, or that isn't YAML. */
const NO_KEY =
  /^(?:Nested mappings|All \w+ items|A block sequence|Implicit .*keys? need|.*without -).*/;
const NO_KEY_REASON =
  'the indentation is wrong here or on the next line, or no line of --- is above it';
const NESTING_REMEDY =
  'Look for quotes, lists, brackets or tags that are nested hundreds of levels deep.';

function syntaxError(
  file: string,
  line: number | undefined,
  reason: string,
  remedy: string,
): Problem {
  return {
    file,
    line,
    rule: 'mdx/syntax',
    severity: 'error',
    message: `The page cannot be read: ${reason}.`,
    remedy,
  };
}

/** Finds front matter that isn't recognised because its first or last line is wrong. */
function findBrokenFrontMatter(file: string, source: string): Problem[] {
  const { above, dashes } = MEANT_AS_FRONT_MATTER.exec(source)?.groups ?? {};
  if (above === undefined || dashes === undefined || FRONT_MATTER.test(source)) return [];
  const line = above.split('\n').length;
  const isFirst = above === '' && dashes === '---';
  const reason = isFirst
    ? 'the front matter that begins here has no closing line of ---'
    : 'front matter has to begin with --- on the first line of the file';
  return [syntaxError(file, line, reason, YAML_REMEDY)];
}

function parseYaml(file: string, yaml: string): Parsed<Record<string, unknown>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const fail = (offset: number, reason: string) => {
    const { line } = lineCounter.linePos(offset);
    const text = yaml.split('\n')[line - 1] ?? '';
    const [, key, value] = UNQUOTED_COLON.exec(text) ?? [];
    const twice = `the key "${text.split(':')[0]?.trim()}" occurs twice`;
    const says =
      value === undefined
        ? reason.replace(NO_KEY, NO_KEY_REASON).replace(/^Map keys must .*/, twice)
        : 'a value that contains ": " has no quotes';
    const remedy =
      value === undefined
        ? YAML_REMEDY
        : `Put the value in quotes: ${key}: ${JSON.stringify(value)}`;
    return { value: {}, errors: [syntaxError(file, line + 1, says, remedy)] };
  };
  const [error] = document.errors;
  if (error) return fail(error.pos[0], error.message);
  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch (error) {
    // An alias without an anchor, or aliases that expand to too many values.
    const offset = Math.max(0, yaml.search(/(?<=[\s[{,:-])\*/));
    return fail(offset, `a value that starts with * is a YAML alias. ${String(error)}`);
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return fail(0, 'front matter has to be keys with values');
  }
  return { value: value as Record<string, unknown>, errors: [] };
}

/** The admonitions that Docusaurus renders. */
export const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'success',
  'important',
  'secondary',
];

/** What Docusaurus rewrites before parsing: ids of headings, and `:::tip Title`. */
function preprocess(source: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), ADMONITIONS);
}

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

const FENCE_REMEDY =
  'Write ``` on its own line after the code; until then, the rest of the page is read as code.';

/** The line of the first unclosed code block. */
export function findUnclosed(tree: Root, source: string): number | undefined {
  let line: number | undefined;
  visit(tree, 'code', (code) => {
    if (isUnclosed(code, source)) line = code.position?.start.line;
    return line === undefined;
  });
  return line;
}

function failedBody(...errors: Problem[]): Parsed<Root> {
  return { value: { type: 'root', children: [] }, errors };
}

function parseBody(file: string, source: string): Parsed<Root> {
  try {
    const parsed = preprocess(source);
    const tree = syntax.parse(parsed);
    const open = findUnclosed(tree, parsed);
    if (open === undefined) return { value: tree, errors: [] };
    const reason = 'the code block that begins here is never closed';
    return failedBody(syntaxError(file, open, reason, FENCE_REMEDY));
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      return failedBody(syntaxError(file, undefined, String(error), NESTING_REMEDY));
    }
    const text = preprocess(source);
    const { line, reason, remedy, brace } = explainSyntaxError(error, text);
    const found = syntaxError(file, line, reason, remedy);
    if (!brace || !/^.*\{/.test(text.slice(brace + 1))) return failedBody(found);
    // MDX stops at the first error; without its brace, it finds the next one of the line.
    const { errors } = parseBody(
      file,
      `${text.slice(0, brace)}_${text.slice(brace + 1)}`,
    );
    return failedBody(found, ...errors.filter((one) => one.line === line));
  }
}

/**
 * Creates a page from a file's text. The front matter is parsed immediately, the body when `tree` or
 * `syntaxErrors` is first read, so that an unchanged page costs no more than a hash.
 */
export function parsePage({ file, absolutePath, source }: PageFile): Page {
  const { yaml, lineOffset } = splitFrontMatter(source);
  let front: Parsed<Record<string, unknown>> | undefined;
  let body: Parsed<Root> | undefined;
  const getFront = () => (front ??= parseYaml(file, yaml));
  const getBody = () => (body ??= parseBody(file, source));
  return {
    file,
    absolutePath,
    source,
    lineOffset,
    get parsed() {
      return preprocess(source);
    },
    hash: createHash('sha256').update(file).update('\0').update(source).digest('hex'),
    get frontMatter() {
      return getFront().value;
    },
    get tree() {
      return getBody().value;
    },
    get syntaxErrors() {
      if (source.includes('\0'))
        return [
          syntaxError(file, 1, "the file isn't saved as UTF-8", 'Save it as UTF-8.'),
        ];
      return [
        ...findBrokenFrontMatter(file, source),
        ...getFront().errors,
        ...getBody().errors,
      ];
    },
  };
}

/**
 * Parses front matter for Docusaurus, with dates as strings, as in the checks. YAML that doesn't parse
 * gives an empty object here; the checks report its line.
 */
export function parseFrontMatter({ fileContent }: { readonly fileContent: string }) {
  const { yaml, lineOffset } = splitFrontMatter(fileContent);
  return {
    frontMatter: parseYaml('', yaml).value,
    content: fileContent.split('\n').slice(lineOffset).join('\n').trim(),
  };
}
