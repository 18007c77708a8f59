import { createHash } from 'node:crypto';

import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { YAMLParseError, parse } from 'yaml';

import type { Fault } from './fault.ts';
import type { Note } from './note.ts';

/** What a note is made of before it is parsed. */
export type NoteFile = Pick<Note, 'file' | 'absolutePath' | 'source'>;

/** The syntax that Docusaurus compiles notes with, its own order of plugins. */
const syntax = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkCjkFriendly)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** What Docusaurus' `markdown.parseFrontMatter` gives back. */
export type SplitNote = {
  readonly frontMatter: Record<string, unknown>;
  readonly content: string;
};

const FRONT_MATTER = /^---[ \t]*\r?\n(?<yaml>[\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;

type Parsed<T> = { readonly value: T; readonly faults: readonly Fault[] };

/** Splits the YAML off a note. */
export function splitFrontMatter(source: string): { yaml: string; lineOffset: number } {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { yaml: '', lineOffset: 0 };
  const lines = match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0);
  return { yaml: match.groups?.['yaml'] ?? '', lineOffset: lines };
}

function syntaxFault(file: string, line: number | undefined, reason: string): Fault {
  return {
    file,
    line,
    rule: 'note/syntax',
    severity: 'error',
    message: `The note cannot be read: ${reason.split('\n')[0]}.`,
    remedy:
      'Write the front matter as YAML between two lines of ---, and put <, { and } of the text between backticks.',
  };
}

function parseYaml(file: string, yaml: string): Parsed<Record<string, unknown>> {
  try {
    const value: unknown = parse(yaml) ?? {};
    if (typeof value === 'object' && !Array.isArray(value)) {
      return { value: value as Record<string, unknown>, faults: [] };
    }
    return {
      value: {},
      faults: [syntaxFault(file, 1, 'front matter is a list of keys')],
    };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return { value: {}, faults: [syntaxFault(file, line, error.message)] };
  }
}

function parseBody(file: string, source: string): Parsed<Root> {
  try {
    return { value: syntax.parse(escapeMarkdownHeadingIds(source)), faults: [] };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {
      value: { type: 'root', children: [] },
      faults: [syntaxFault(file, error.line, error.reason)],
    };
  }
}

/**
 * Makes a note of a file's text. The front matter is parsed at once, the body when `tree` or
 * `syntaxFaults` is first read, so that an unchanged note costs no more than a hash.
 */
export function parseNote({ file, absolutePath, source }: NoteFile): Note {
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
    hash: createHash('sha256').update(file).update('\0').update(source).digest('hex'),
    get frontMatter() {
      return getFront().value;
    },
    get tree() {
      return getBody().value;
    },
    get syntaxFaults() {
      return [...getFront().faults, ...getBody().faults];
    },
  };
}

/**
 * Parses front matter for Docusaurus, so that dates stay text as they do in the checks. YAML that
 * does not parse gives no keys here; the checks name its line.
 */
export function parseFrontMatter({
  fileContent,
}: {
  readonly fileContent: string;
}): SplitNote {
  const { yaml, lineOffset } = splitFrontMatter(fileContent);
  return {
    frontMatter: parseYaml('', yaml).value,
    content: fileContent.split('\n').slice(lineOffset).join('\n').trim(),
  };
}
